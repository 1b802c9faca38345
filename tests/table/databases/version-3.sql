BEGIN TRANSACTION;
CREATE TABLE gwt_bans (network VARCHAR(64) NOT NULL PRIMARY KEY, at BIGINT NOT NULL);
CREATE TABLE gwt_deeds (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	about INTEGER, 
	digest VARCHAR(16) NOT NULL, 
	asker VARCHAR(16) NOT NULL, 
	request VARCHAR(64), 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	UNIQUE ("table", asker, request), 
	FOREIGN KEY("table") REFERENCES gwt_tables (id)
);
INSERT INTO "gwt_deeds" VALUES('version3',1,'choose',0,'move cattleman via neutral-g',NULL,'20882fe8ec3d6f93','seat 1','old1',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',2,'choose',0,'discard 2 jersey -> gain $4',NULL,'03845fc8b1602f24','seat 1','old2',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',3,'choose',0,'pay $7 -> remove hazard',NULL,'b471f5e637eb5483','seat 1','old3',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',4,'choose',0,'remove hazard flood-1',NULL,'9cd8ea2c9091e768','seat 1','old4',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',5,'choose',1,'move cattleman via neutral-c',NULL,'c200f89d5280e34a','seat 2','old5',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',6,'choose',1,'buy cattle',NULL,'78c168f61274b298','seat 2','old6',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',7,'choose',1,'add 2 cattle to market',NULL,'38bfdf8145f0fd7d','seat 2','old7',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',8,'choose',0,'move cattleman via kansas-city',NULL,'ffa6c03520074977','seat 1','old8',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',9,'choose',0,'take drought-black-2 from foresight 1',NULL,'e027e00e0e5e0e9a','seat 1','old9',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',10,'choose',0,'take cowboy from foresight 2',NULL,'31df8dc51822ace5','seat 1','old10',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',11,'choose',0,'take green-teepee from foresight 3',NULL,'172aa735e60a1cd4','seat 1','old11',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',12,'choose',0,'deliver to topeka',NULL,'632f3c5464e5b993','seat 1','old12',1795647354);
INSERT INTO "gwt_deeds" VALUES('version3',13,'name',1,'Ben of old',1,'','seat 2',NULL,1795937965);
INSERT INTO "gwt_deeds" VALUES('version3',14,'open',NULL,'yes',NULL,'','host',NULL,1795937965);
CREATE TABLE gwt_here (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	server VARCHAR(16) NOT NULL, 
	PRIMARY KEY ("table", seat, server)
);
CREATE TABLE gwt_keys (
	hash VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	role VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	given INTEGER DEFAULT '0' NOT NULL, 
	invites INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY("table") REFERENCES gwt_tables (id)
);
INSERT INTO "gwt_keys" VALUES('6344f15c14f081df22250786d4e58d5a7d2352f1e7b7b7d91f0f4a7f358bde44','version3','host',NULL,0,0);
INSERT INTO "gwt_keys" VALUES('eed361fce068e517215649568e60d14d4ddc652d36e3f2bd9ab7b9563b1ebab7','version3','seat',0,0,0);
INSERT INTO "gwt_keys" VALUES('1f48f6d347ec41d9c66035ebd63d4132fd87d3106ecaa91420edbb01b425d4a0','version3','seat',1,0,0);
INSERT INTO "gwt_keys" VALUES('69fed1524e514b0df0246cda3ae51c463594a5a494232d95c317abc6e3a4bad1','version3','spectator',NULL,0,0);
CREATE TABLE gwt_notices (id VARCHAR(16) NOT NULL PRIMARY KEY, "table" VARCHAR(32) NOT NULL REFERENCES gwt_tables (id), seat INTEGER, kind VARCHAR(16) NOT NULL, target TEXT NOT NULL, texts TEXT NOT NULL, code VARCHAR(16) NOT NULL, failed INTEGER NOT NULL);
CREATE TABLE gwt_people (id VARCHAR(16) NOT NULL PRIMARY KEY, hash VARCHAR(64) NOT NULL UNIQUE, name VARCHAR(64) NOT NULL, created BIGINT NOT NULL);
CREATE TABLE gwt_posts (id VARCHAR(16) NOT NULL PRIMARY KEY, "table" VARCHAR(32) NOT NULL REFERENCES gwt_tables (id), notice VARCHAR(16) NOT NULL, text TEXT NOT NULL, due BIGINT NOT NULL, tries INTEGER NOT NULL);
CREATE TABLE gwt_results ("table" VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, person VARCHAR(16) NOT NULL, player VARCHAR(200) NOT NULL, game VARCHAR(64) NOT NULL, points INTEGER NOT NULL, won FLOAT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY ("table", seat));
CREATE TABLE gwt_servers (
	id VARCHAR(16) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE gwt_tables (
	id VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	start TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	deeds INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	touched BIGINT NOT NULL, 
	ended INTEGER DEFAULT '0' NOT NULL, asks INTEGER NOT NULL DEFAULT -1, asked BIGINT NOT NULL DEFAULT 0, turn INTEGER NOT NULL DEFAULT 0, told INTEGER NOT NULL DEFAULT 0, remind BIGINT NOT NULL DEFAULT 0, allowed BIGINT NOT NULL DEFAULT 0, open INTEGER NOT NULL DEFAULT 0, 
	PRIMARY KEY (id)
);
INSERT INTO "gwt_tables" VALUES('version3','00000000000000000000000000000000','gwt 2
library: 1.0.0
game: great-western-trail
pack: great_western/first_edition 1.0.0 9df6f1a09bcd3b6e
players: 2
setup: standard
seed: 7
first: by seed
rulings: must-act, objectives-at-trail-end, may-forfeit
position: none
choices: 0

state 0: bd6802161eadee3e
','{"game": "great-western-trail", "packs": ["first_edition"], "players": ["human", "human"], "names": ["Ann", "Ben"], "wait": "turn", "watch": "turns", "test": false, "study": false, "known": false}',14,1795647354,1795937965,0,-1,0,0,0,0,0,1);
CREATE TABLE gwt_version (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "gwt_version" VALUES(3);
CREATE INDEX ix_gwt_tables_touched ON gwt_tables (touched);
CREATE INDEX ix_gwt_keys_table ON gwt_keys ("table");
CREATE INDEX ix_gwt_tables_allowed ON gwt_tables (allowed);
CREATE INDEX ix_gwt_tables_open ON gwt_tables (open);
CREATE INDEX ix_gwt_notices_table ON gwt_notices ("table");
CREATE INDEX ix_gwt_posts_table ON gwt_posts ("table");
CREATE INDEX ix_gwt_posts_due ON gwt_posts (due);
COMMIT;
