/**
 * How long a server leaves an idle connection open, in milliseconds. Longer than clients and proxies do
 * (nginx a minute, Caddy two), so that they are who closes: a server that closes first cuts off the request that is
 * already on its way, and after Node's five seconds a busy one does so now and then.
 */
export const keepsConnectionsMs = 130_000;
