export { createDatabase, isUnavailable, type Database, type Reader, type Tx } from './database.ts';
export { startEmbedded, type EmbeddedDatabase } from './embedded.ts';
export { momentAt, withDates, type Moment } from './moments.ts';
export { ownSql, prepareDatabase } from './prepare-database.ts';
