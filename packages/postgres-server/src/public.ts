export { freePort } from './free-port.ts';
export { PostgresServerError } from './postgres-server-error.ts';
export { runningServerUrl } from './running-server.ts';
export { type PostgresServer, startPostgresServer } from './server.ts';
