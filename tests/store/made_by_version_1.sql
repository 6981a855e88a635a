BEGIN TRANSACTION;
CREATE TABLE alive(
  only INTEGER PRIMARY KEY CHECK(only = 1),
  at INTEGER NOT NULL
) STRICT;
INSERT INTO "alive" VALUES(1,1794824956382);
CREATE TABLE chat(
  game INTEGER NOT NULL REFERENCES game_table(number),
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY(game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "chat" VALUES(1,1,1794824956460,'ftCX9k4y5gkKcKf5','Player 0','well played');
CREATE TABLE entry(
  game INTEGER NOT NULL REFERENCES game_table(number),
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  what TEXT NOT NULL,
  text TEXT NOT NULL,
  spent INTEGER NOT NULL,
  command TEXT NOT NULL,
  PRIMARY KEY(game, version)
) STRICT, WITHOUT ROWID;
INSERT INTO "entry" VALUES(1,1,1794824955688,0,'sit','{"person":"ftCX9k4y5gkKcKf5"}',0,'');
INSERT INTO "entry" VALUES(1,2,1794824955723,1,'sit','{"person":"Qvzoaq7WGEcPmra5"}',0,'Qvzoaq7WGEcPmra5:c-1');
INSERT INTO "entry" VALUES(1,3,1794824955734,-1,'start','',0,'');
INSERT INTO "entry" VALUES(1,4,1794824955755,-1,'deal','',0,'');
INSERT INTO "entry" VALUES(1,5,1794824955771,0,'move','kangaroo',0,'ftCX9k4y5gkKcKf5:c-2');
INSERT INTO "entry" VALUES(1,6,1794824955780,1,'move','seal',0,'Qvzoaq7WGEcPmra5:c-3');
INSERT INTO "entry" VALUES(1,7,1794824955784,0,'move','zebra',0,'ftCX9k4y5gkKcKf5:c-4');
INSERT INTO "entry" VALUES(1,8,1794824955796,1,'move','zebra',0,'Qvzoaq7WGEcPmra5:c-5');
INSERT INTO "entry" VALUES(1,9,1794824955805,0,'move','parrot @2',0,'ftCX9k4y5gkKcKf5:c-6');
INSERT INTO "entry" VALUES(1,10,1794824955831,1,'move','chameleon as parrot @4',0,'Qvzoaq7WGEcPmra5:c-7');
INSERT INTO "entry" VALUES(1,11,1794824955885,0,'move','snake',0,'ftCX9k4y5gkKcKf5:c-8');
INSERT INTO "entry" VALUES(1,12,1794824955959,1,'move','giraffe',0,'Qvzoaq7WGEcPmra5:c-9');
INSERT INTO "entry" VALUES(1,13,1794824955999,0,'move','giraffe',0,'ftCX9k4y5gkKcKf5:c-10');
INSERT INTO "entry" VALUES(1,14,1794824956033,1,'move','crocodile',0,'Qvzoaq7WGEcPmra5:c-11');
INSERT INTO "entry" VALUES(1,15,1794824956095,0,'move','hippo',0,'ftCX9k4y5gkKcKf5:c-12');
INSERT INTO "entry" VALUES(1,16,1794824956118,1,'move','parrot @1',0,'Qvzoaq7WGEcPmra5:c-13');
INSERT INTO "entry" VALUES(1,17,1794824956148,0,'move','seal',0,'ftCX9k4y5gkKcKf5:c-14');
INSERT INTO "entry" VALUES(1,18,1794824956167,1,'move','snake',0,'Qvzoaq7WGEcPmra5:c-15');
INSERT INTO "entry" VALUES(1,19,1794824956207,0,'move','skunk',0,'ftCX9k4y5gkKcKf5:c-16');
INSERT INTO "entry" VALUES(1,20,1794824956228,1,'move','lion',0,'Qvzoaq7WGEcPmra5:c-17');
INSERT INTO "entry" VALUES(1,21,1794824956254,0,'move','chameleon as lion',0,'ftCX9k4y5gkKcKf5:c-18');
INSERT INTO "entry" VALUES(1,22,1794824956280,1,'move','kangaroo +1',0,'Qvzoaq7WGEcPmra5:c-19');
INSERT INTO "entry" VALUES(1,23,1794824956312,0,'move','crocodile',0,'ftCX9k4y5gkKcKf5:c-20');
INSERT INTO "entry" VALUES(1,24,1794824956336,1,'move','skunk',0,'Qvzoaq7WGEcPmra5:c-21');
INSERT INTO "entry" VALUES(1,25,1794824956356,0,'move','monkey',0,'ftCX9k4y5gkKcKf5:c-22');
INSERT INTO "entry" VALUES(1,26,1794824956376,1,'move','monkey',0,'Qvzoaq7WGEcPmra5:c-23');
INSERT INTO "entry" VALUES(1,27,1794824956400,0,'move','lion',0,'ftCX9k4y5gkKcKf5:c-24');
INSERT INTO "entry" VALUES(1,28,1794824956443,1,'move','hippo',0,'Qvzoaq7WGEcPmra5:c-25');
INSERT INTO "entry" VALUES(2,1,1794824956575,0,'sit','{"person":"0iSdhUcrX3wWpceS"}',0,'');
INSERT INTO "entry" VALUES(2,2,1794824956657,1,'sit','{"person":"QZpjX4Z48L9bKBPd"}',0,'QZpjX4Z48L9bKBPd:c-27');
INSERT INTO "entry" VALUES(2,3,1794824956662,-1,'start','',0,'');
INSERT INTO "entry" VALUES(2,4,1794824956678,-1,'deal','',0,'');
INSERT INTO "entry" VALUES(2,5,1794824956694,0,'move','monkey',0,'0iSdhUcrX3wWpceS:c-28');
INSERT INTO "entry" VALUES(2,6,1794824956720,1,'move','zebra',0,'QZpjX4Z48L9bKBPd:c-29');
INSERT INTO "entry" VALUES(2,7,1794824956737,0,'move','giraffe',0,'0iSdhUcrX3wWpceS:c-30');
INSERT INTO "entry" VALUES(2,8,1794824956754,1,'move','chameleon as monkey',0,'QZpjX4Z48L9bKBPd:c-31');
CREATE TABLE game_table(
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  host TEXT NOT NULL,
  spec TEXT NOT NULL,
  seed TEXT NOT NULL,
  state INTEGER NOT NULL,
  open INTEGER NOT NULL,
  chat_lines INTEGER NOT NULL DEFAULT 0  -- ever said: a number is not given twice, even when lines are deleted
) STRICT;
INSERT INTO "game_table" VALUES(1,'fEE8elrR9k3YLuQL',1794824955688,'ftCX9k4y5gkKcKf5','{"game":"beasty","cards":"bar","players":2,"variant":"guests","open":false,"begin":"full","seating":"order","clock":null,"preview":true,"seats":["me","open"]}','956278acd1a9162ebe51c14f2d6f9380d836249cfc85591209c06d314adf05ba',2,0,1);
INSERT INTO "game_table" VALUES(2,'VQouiHRcBOlFRp5R',1794824956575,'0iSdhUcrX3wWpceS','{"game":"beasty","cards":"bar","players":2,"variant":"guests","open":false,"begin":"full","seating":"order","clock":null,"preview":true,"seats":["me","open"]}','b46b84bd133824e6c84bffbddf2e50ecc8d0de30ff0525ccd24726be27727801',1,0,0);
CREATE TABLE mute(
  person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
  muted TEXT NOT NULL,
  PRIMARY KEY(person, muted)
) STRICT, WITHOUT ROWID;
CREATE TABLE person(
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  recovery_hash TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('0iSdhUcrX3wWpceS','Player 0','','','',1794824956480);
INSERT INTO "person" VALUES('L9smd31QNYnqHigm','Watcher','','','',1794824956599);
INSERT INTO "person" VALUES('QZpjX4Z48L9bKBPd','Player 1','','','',1794824956536);
INSERT INTO "person" VALUES('Qvzoaq7WGEcPmra5','Player 1','','','',1794824955671);
INSERT INTO "person" VALUES('aftOVlLqbyZYMFw6','Watcher','','','',1794824955696);
INSERT INTO "person" VALUES('ftCX9k4y5gkKcKf5','Player 0','','','',1794824955659);
INSERT INTO "person" VALUES('uxXH6cotIqizHcvd','Ada','ada','$argon2id$v=19$m=19456,t=2,p=1$wx4Ys9FiT90W6ITiAdxLKg$CEbvQ7JOgQjytzmx51VvuN8qgAAgp2PSfcQRXE8NIOI','$argon2id$v=19$m=19456,t=2,p=1$9MPQPF9lNVlML52rGAMjhg$zSQ23P0E/HyADvFCHouyNPzVWcy07ZMmQ8xqD2h2uw0',1794824955401);
CREATE TABLE report(
  number INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game_table(number),
  chat INTEGER NOT NULL,
  by TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE seat(
  game INTEGER NOT NULL REFERENCES game_table(number),
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY(game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(2,0,'0iSdhUcrX3wWpceS');
INSERT INTO "seat" VALUES(2,1,'QZpjX4Z48L9bKBPd');
INSERT INTO "seat" VALUES(1,1,'Qvzoaq7WGEcPmra5');
INSERT INTO "seat" VALUES(1,0,'ftCX9k4y5gkKcKf5');
CREATE TABLE session(
  token_hash TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  label TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  UNIQUE(person, id)
) STRICT, WITHOUT ROWID;
INSERT INTO "session" VALUES('3da1eeeab4beb23c39e3a7af6dee3ed7636e899c9110f4a600a4f72450471831','g76hJCJ6z9B3dljf','L9smd31QNYnqHigm','browser','',1794824956599,1794824956599);
INSERT INTO "session" VALUES('54514e8754319bd618a15baf62a9105dd65b1443a9aaf3bd49dfabd592ab3b6a','CBD6HJRuXeeahI9G','Qvzoaq7WGEcPmra5','browser','',1794824955671,1794824955671);
INSERT INTO "session" VALUES('5a87cca69ee7dc23b5edf26de40d2cfb9f78dfb364d9ce7580983127dd414841','xAYWW6C5Ju4gdyky','aftOVlLqbyZYMFw6','browser','',1794824955696,1794824955696);
INSERT INTO "session" VALUES('8bc3b7f9809a43770128a5358a983ae55be382aae5ff8dad396742ad5fd54fdf','TTMwRrIoPB8PfzPm','uxXH6cotIqizHcvd','browser','',1794824955403,1794824955403);
INSERT INTO "session" VALUES('9a9e5d0130398260a881eb99d2fa1f4720e4b374eea1d2e0f013a0ed3866b3f6','Rox8RJy5NqVFOXyv','0iSdhUcrX3wWpceS','browser','',1794824956480,1794824956480);
INSERT INTO "session" VALUES('a1b44b97bb7b141a4223a7f8f20c8b9971b6ef9af622cec64f482e06b4aec20e','tWj6pp9ghtlt7WF1','ftCX9k4y5gkKcKf5','browser','',1794824955659,1794824955659);
INSERT INTO "session" VALUES('c100cbddfb3667f03bc687e17a86bf1c28a5a9e827b107328e18d42aef10ad48','PlW3gTGFMe4yhpRj','QZpjX4Z48L9bKBPd','browser','',1794824956536,1794824956536);
CREATE UNIQUE INDEX account ON person(name_key) WHERE name_key <> '';
CREATE INDEX unfinished ON game_table(number) WHERE state < 2;
CREATE UNIQUE INDEX command ON entry(game, command) WHERE command <> '';
CREATE INDEX seat_of ON seat(person, game);
CREATE INDEX chat_of ON chat(person);
CREATE INDEX mute_of ON mute(muted);
COMMIT;