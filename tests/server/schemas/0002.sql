BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE contents (
	digest VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	files TEXT NOT NULL, 
	CONSTRAINT pk_contents PRIMARY KEY (digest)
);
CREATE TABLE events (
	game_table VARCHAR(32) NOT NULL, 
	version BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (game_table, version), 
	CONSTRAINT fk_events_game_table FOREIGN KEY(game_table) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('testtable',1,'open',1.0,'{"pace": {"kind": "free"}, "listed": false, "stand_in": "adept", "pause": 1.5, "host": "adaplayer", "game": "gods", "rules": 1, "options": {"religion": "temple_first", "other_cards": "once_per_turn", "desert_move": "may_split"}, "seats": [{"kind": "person", "name": "Ada", "level": null, "player": "adaplayer", "away": false}, {"kind": "person", "name": "Ben", "level": null, "player": "adaplayer", "away": false}], "commitment": "8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}');
INSERT INTO "events" VALUES('testtable',2,'start',2.0,'{"lines": ["heyday record 1", "game: gods", "rules: 1", "content: bc64d56db7e120b4", "players: 2", "option desert_move: may_split", "option other_cards: once_per_turn", "option religion: temple_first", "seat 1: Ada", "seat 2: Ben", "commitment: 8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d", "", "start {547537efae28ff4d}"], "next": 0}');
INSERT INTO "events" VALUES('testtable',3,'act',3.0,'{"seat": 0, "by": "owner", "lines": ["1 red tribe violet 1,1"], "next": 0}');
INSERT INTO "events" VALUES('testtable',4,'act',4.0,'{"seat": 0, "by": "owner", "lines": ["2 red desert 1,2 {3d2f042f2afd5a58}"], "next": 1}');
INSERT INTO "events" VALUES('testtable',5,'act',5.0,'{"seat": 1, "by": "owner", "lines": ["3 yellow tribe blue 1,3"], "next": 1}');
CREATE TABLE leases (
	game_table VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (game_table), 
	CONSTRAINT fk_leases_game_table FOREIGN KEY(game_table) REFERENCES tables (id)
);
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	used BOOLEAN NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (hash), 
	CONSTRAINT fk_links_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE notices (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	data TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	failed TEXT, 
	CONSTRAINT pk_notices PRIMARY KEY (id), 
	CONSTRAINT fk_notices_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('adaplayer','Ada',1.0);
CREATE TABLE reviews (
	game_table VARCHAR(32) NOT NULL, 
	setting VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (game_table, setting), 
	CONSTRAINT fk_reviews_game_table FOREIGN KEY(game_table) REFERENCES tables (id)
);
CREATE TABLE seats (
	game_table VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (game_table, seat), 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT fk_seats_game_table FOREIGN KEY(game_table) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('testtable',0,'adaplayer');
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	version BIGINT NOT NULL, 
	ply INTEGER NOT NULL, 
	wakes FLOAT, 
	secret BLOB, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('testtable','gods','playing',0,1.0,9.0,5,3,NULL,X'7373737373737373737373737373737373737373737373737373737373737373');
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	game_table VARCHAR(32), 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (hash), 
	CONSTRAINT fk_tokens_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_notices_player ON notices (player);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_tables_state ON tables (state);
CREATE INDEX ix_tables_wakes ON tables (wakes);
CREATE INDEX ix_seats_player ON seats (player);
COMMIT;
