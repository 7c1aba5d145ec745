-- Written with `.dump` of sqlite3 from a store of schema version 2, which a server of that version has filled.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE leads (
      id TEXT PRIMARY KEY,
      form_key TEXT,
      content_hash TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      message TEXT NOT NULL,
      domain TEXT NOT NULL,
      agreement_checked INTEGER NOT NULL,
      email_key TEXT NOT NULL,
      phone_key TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked', 'kept', 'quarantined', 'replaced')),
      suspicion TEXT,
      received_at INTEGER NOT NULL,
      tried_since INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      planned_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      delivered_at INTEGER,
      last_error TEXT,
      uncertain INTEGER NOT NULL DEFAULT 0,
      UNIQUE (form_key, content_hash)
    ) STRICT;
INSERT INTO leads VALUES('01a204bf-95c7-75d8-8edc-90a06fbc7323',NULL,'0cb78b8141522af1812a070bc2b221c0f0d0fa30f0e8a9eecdcfa941965fc6cf','Arrived Ann','ann@example.com','(555) 555-0199','hi there','salon.example',1,'ann@example.com','5555550199','delivered',NULL,1795375994311,1795375994311,1,1795375994311,1795375994311,1795375994414,NULL,0);
INSERT INTO leads VALUES('01a204bf-964e-7123-935c-bd424c95b3c1',NULL,'ff6e47e294c11dd5cf0a19cc129a1a55e16e62174d7c83ab63022a140bcd99f7','Parked Ann','ann@example.com','(555) 555-0199','hi there','salon.example',1,'ann@example.com','5555550199','parked',NULL,1795375994446,1795375994446,1,1795375994453,1795375994453,NULL,'status 410',0);
INSERT INTO leads VALUES('01a204bf-9676-79ed-8a32-3adc1bfe5263',NULL,'9e8f38a923658ea80c9be88a6954228feba1a34165693ab17e4d4bef2417c315','Waiting Ann','ann@example.com','(555) 555-0199','hi there','salon.example',1,'ann@example.com','5555550199','pending',NULL,1795375994486,1795375994486,1,1795375994493,1795376710385,NULL,'status 500',0);
INSERT INTO leads VALUES('01a204bf-969a-79d5-aab2-f8187cb711cd',NULL,'9bdd6e198ff40e99ac62a0805ad1a15deccb10a95f6b1970238e8b583bfefa06','Spam','ann@example.com','(555) 555-0199','hi there','salon.example',1,'ann@example.com','5555550199','quarantined','the hidden field was filled in',1795375994521,1795375994521,0,1795375994521,1795375994521,NULL,NULL,0);
CREATE TABLE consent_texts (version TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
INSERT INTO consent_texts VALUES('a0ad0fd3e1c6','I agree that Shear Test Salon may send me automated marketing and service text messages at the number above. Agreeing is not a condition of any purchase. Message and data rates may apply. Message frequency varies. Text STOP to opt out, or HELP for help. See our Privacy Policy and Terms of Use.');
CREATE TABLE consents (
      id TEXT PRIMARY KEY,
      lead_id TEXT NOT NULL,
      text_version TEXT NOT NULL REFERENCES consent_texts (version),
      ticked INTEGER NOT NULL,
      phone TEXT NOT NULL,
      page TEXT NOT NULL,
      given_at INTEGER NOT NULL
    ) STRICT;
INSERT INTO consents VALUES('01a204bf-95c7-772e-b4c9-fd9157aca8e2','01a204bf-95c7-75d8-8edc-90a06fbc7323','a0ad0fd3e1c6',1,'(555) 555-0199','/contact',1795375994311);
INSERT INTO consents VALUES('01a204bf-964e-7899-b78d-2fb53e61daab','01a204bf-964e-7123-935c-bd424c95b3c1','a0ad0fd3e1c6',1,'(555) 555-0199','/contact',1795375994446);
INSERT INTO consents VALUES('01a204bf-9676-7cb8-9454-991e1ae0418f','01a204bf-9676-79ed-8a32-3adc1bfe5263','a0ad0fd3e1c6',1,'(555) 555-0199','/contact',1795375994486);
INSERT INTO consents VALUES('01a204bf-969a-7958-bc8e-eca5e1bc2709','01a204bf-969a-79d5-aab2-f8187cb711cd','a0ad0fd3e1c6',1,'(555) 555-0199','/contact',1795375994521);
CREATE TABLE consent_clients (
      consent_id TEXT PRIMARY KEY REFERENCES consents (id) ON DELETE CASCADE,
      address TEXT NOT NULL,
      user_agent TEXT NOT NULL,
      seen_at INTEGER NOT NULL
    ) STRICT;
INSERT INTO consent_clients VALUES('01a204bf-95c7-772e-b4c9-fd9157aca8e2','127.0.0.1','curl/7.88.1',1795375994311);
INSERT INTO consent_clients VALUES('01a204bf-964e-7899-b78d-2fb53e61daab','127.0.0.1','curl/7.88.1',1795375994446);
INSERT INTO consent_clients VALUES('01a204bf-9676-7cb8-9454-991e1ae0418f','127.0.0.1','curl/7.88.1',1795375994486);
INSERT INTO consent_clients VALUES('01a204bf-969a-7958-bc8e-eca5e1bc2709','127.0.0.1','curl/7.88.1',1795375994521);
CREATE TABLE probe (id INTEGER PRIMARY KEY, filler TEXT NOT NULL) STRICT;
CREATE INDEX leads_due ON leads (due_at) WHERE state = 'pending';
CREATE INDEX consents_lead ON consents (lead_id);
CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents
     BEGIN SELECT RAISE(ABORT, 'a record of consent is never changed'); END;
CREATE INDEX leads_state ON leads (state, received_at);
CREATE INDEX leads_email ON leads (email_key);
CREATE INDEX leads_phone ON leads (phone_key);
CREATE INDEX consent_clients_seen ON consent_clients (seen_at);
COMMIT;
