BEGIN TRANSACTION;
CREATE TABLE gwt_tables (
	id VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	start TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	deeds INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	touched BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "gwt_tables" VALUES('version1','b76ad292ec196079620fc2293e593a8f','gwt 2
library: 0.1.0
game: great-western-trail
pack: great_western/first_edition 1.0.0 1d489554a6ed4a08
players: 2
setup: standard
seed: 7
first: seat 1
rulings: must-act, objectives-at-trail-end
position: none
choices: 0

state 0: 9eca85d33944c708
','{"game": "great-western-trail", "packs": ["first_edition"], "players": ["human", "human"], "names": ["", ""], "wait": "no", "watch": "turns", "test": false, "study": false}',6,1795522808,1795522808);
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
INSERT INTO "gwt_deeds" VALUES('version1',1,'seat',NULL,'greedy',0,'','host','a',1795522808);
INSERT INTO "gwt_deeds" VALUES('version1',2,'choose',0,'move cattleman via neutral-b',NULL,'','seat 1',NULL,1795522808);
INSERT INTO "gwt_deeds" VALUES('version1',3,'seat',NULL,'human',0,'','host','b',1795522808);
INSERT INTO "gwt_deeds" VALUES('version1',4,'choose',0,'place building at $2',NULL,'','seat 1','c0',1795522808);
INSERT INTO "gwt_deeds" VALUES('version1',5,'choose',0,'place 1a at $2',NULL,'','seat 1','c1',1795522808);
INSERT INTO "gwt_deeds" VALUES('version1',6,'choose',0,'place 1a on a-1 for $2',NULL,'','seat 1','c2',1795522808);
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
	PRIMARY KEY (hash), 
	FOREIGN KEY("table") REFERENCES gwt_tables (id)
);
INSERT INTO "gwt_keys" VALUES('6344f15c14f081df22250786d4e58d5a7d2352f1e7b7b7d91f0f4a7f358bde44','version1','host',NULL);
INSERT INTO "gwt_keys" VALUES('eed361fce068e517215649568e60d14d4ddc652d36e3f2bd9ab7b9563b1ebab7','version1','seat',0);
INSERT INTO "gwt_keys" VALUES('1f48f6d347ec41d9c66035ebd63d4132fd87d3106ecaa91420edbb01b425d4a0','version1','seat',1);
INSERT INTO "gwt_keys" VALUES('69fed1524e514b0df0246cda3ae51c463594a5a494232d95c317abc6e3a4bad1','version1','spectator',NULL);
CREATE TABLE gwt_servers (
	id VARCHAR(16) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE gwt_version (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "gwt_version" VALUES(1);
CREATE INDEX ix_gwt_tables_touched ON gwt_tables (touched);
CREATE INDEX ix_gwt_keys_table ON gwt_keys ("table");
COMMIT;
