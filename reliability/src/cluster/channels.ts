import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { DatabaseMember } from './database-parts.ts';
import { type Part, startPart } from './part.ts';
import { asDatabaseUser, giveToDatabaseUser, programOf } from './programs.ts';

/** What stands behind one name: addresses of this machine that are asked over HTTP whether they are well. */
export interface Backend {
  servers: readonly { name: string; port: number }[];
  /** Path of the question. */
  check: string;
}

export interface ProxyPorts {
  /** Where people and devices come. */
  entry: number;
  /** The apis, for gateways and web servers: who asks there is ours. */
  apis: number;
  /** Always the PostgreSQL that leads. */
  leader: number;
  /** The one that follows. */
  readReplica: number;
}

export function startProxy(
  folder: string,
  ports: ProxyPorts,
  parts: { apis: Backend; gateways: Backend; webs: Backend; members: readonly DatabaseMember[] },
): Part {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, proxySettings(ports, parts));
  return startPart({
    name: 'haproxy',
    folder,
    command: [programOf('haproxy'), '-db', '-f', file],
    isReady: () => takesConnections(ports.entry),
  });
}

function proxySettings(
  ports: ProxyPorts,
  { apis, gateways, webs, members }: Parameters<typeof startProxy>[2],
): string {
  return `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 130s
  timeout server 60s
  timeout check 1s
  # Who cannot be reached has been asked for nothing yet: another one may be.
  retries 3
  retry-on conn-failure
  option redispatch 1
  default-server inter 300ms fall 2 rise 1
frontend entry
  bind 127.0.0.1:${ports.entry}
  option forwardfor
  use_backend apis if { path_beg /api/ } or { path /api /health }
  use_backend gateways if { path /graphql }
  default_backend webs
frontend apis_for_ours
  bind 127.0.0.1:${ports.apis}
  default_backend apis
${backend('apis', apis)}
${backend('gateways', gateways)}
${backend('webs', webs)}
${database('leader', ports.leader, members, 'primary')}
${database('readReplica', ports.readReplica, members, 'replica')}
`;
}

function backend(name: string, { servers, check }: Backend): string {
  return `backend ${name}
  balance leastconn
  option httpchk GET ${check}
${servers.map((server) => `  server ${server.name} 127.0.0.1:${server.port} check`).join('\n')}`;
}

/** @param role by which Patroni answers 200 who is meant. */
function database(
  name: string,
  port: number,
  members: readonly DatabaseMember[],
  role: 'primary' | 'replica',
) {
  return `listen ${name}
  mode tcp
  bind 127.0.0.1:${port}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /${role}
  # Who leads no longer must not be written to by connections of before.
  default-server on-marked-down shutdown-sessions
${members.map((each) => `  server ${each.name} 127.0.0.1:${each.port} check port ${each.restPort}`).join('\n')}`;
}

/** A pooler of transactions before the PostgreSQL that leads. */
export function startPooler(
  folder: string,
  { port, leaderPort }: { port: number; leaderPort: number },
): Part {
  const home = join(folder, 'pgbouncer');
  mkdirSync(home, { recursive: true });
  const [settings, users] = [join(home, 'pgbouncer.ini'), join(home, 'users.txt')];
  writeFileSync(users, '"skep" ""\n');
  writeFileSync(settings, poolerSettings({ home, users, port, leaderPort }));
  giveToDatabaseUser(home);
  return startPart({
    name: 'pgbouncer',
    folder,
    command: asDatabaseUser(programOf('pgbouncer'), settings),
    isReady: () => takesConnections(port),
  });
}

/**
 * What a connection is told as it begins, the pooler tells it: nobody who is given it for a transaction could.
 * `server_login_retry`: after a fail-over it looks for the new leader each second, not each fifteen.
 */
function poolerSettings({
  home,
  users,
  port,
  leaderPort,
}: Record<'home' | 'users', string> & Record<'port' | 'leaderPort', number>) {
  return `[databases]
postgres = host=127.0.0.1 port=${leaderPort} connect_query='set jit = off; set statement_timeout = 15000; set idle_in_transaction_session_timeout = 15000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pidfile = ${join(home, 'pgbouncer.pid')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 400
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 10
`;
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (isTaken: boolean) => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
