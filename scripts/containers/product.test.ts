import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import { freePort } from '../../packages/postgres-server/src/free-port.ts';
import { projectRoot } from '../../standalone/src/folders.ts';
import { importImage, missingForContainers, openPodman, type TestPodman, writeSettings } from './podman.ts';

// The image as it is made, and the whole of deploy/compose.yml with it: database, broker and web server are Debian's, in
// images that stand in for those of the registry. `npm run test:long` does it.

jest.setTimeout(60 * 60_000);
const isLong = process.env.SKEP_TEST_LONG === '1';
const trying = isLong && missingForContainers('debootstrap') === undefined ? describe : describe.skip;

const debian = 'docker.io/library/debian:12.12-slim';
/** Bytes that the image adds to Debian. */
const mostBytes = 350_000_000;

trying('the image and the compose file', () => {
  let podman: TestPodman;
  let ports: { web: number; mqtt: number };
  beforeAll(async () => {
    podman = openPodman();
    await makeImages();
    ports = { web: await freePort(), mqtt: await freePort() };
    const file = join(podman.deploy, 'compose.yml');
    const text = readFileSync(file, 'utf8')
      .replace('"80:80", "443:443", "443:443/udp"', `"127.0.0.1:${ports.web}:443"`)
      .replace('"8883:8883"', `"127.0.0.1:${ports.mqtt}:8883"`);
    writeFileSync(file, text);
    const parts = ['POSTGRES', 'MOSQUITTO', 'CADDY'];
    writeSettings(
      podman,
      Object.fromEntries(parts.map((part) => [`${part}_IMAGE`, `localhost/${part.toLowerCase()}`])),
    );
    const passwords = ['mosquitto_passwd', '-b', '-c', '/m/passwords', 'skep', 'of-the-broker'];
    await podman.podman('run', '--rm', '-v', './mosquitto:/m', 'localhost/mosquitto', ...passwords);
    await podman.compose('up', '--detach', '--no-build');
  });
  afterAll(async () => {
    await podman.compose('down', '--volumes');
    await podman.remove();
  });

  async function makeImages(): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'skep-stand-ins-'));
    const base = join(folder, 'debian');
    await promisify(execFile)('debootstrap', ['--variant=minbase', 'bookworm', base], {
      maxBuffer: 50_000_000,
    });
    await importImage(podman, base, debian);
    cpSync(join(import.meta.dirname, 'stand-ins'), folder, { recursive: true });
    copyFileSync(process.execPath, join(folder, 'node'));
    const { stdout } = await promisify(execFile)('sh', ['-c', 'command -v npm']);
    cpSync(dirname(dirname(realpathSync(stdout.trim()))), join(folder, 'npm'), { recursive: true });
    copyFileSync('/etc/ssl/certs/ca-certificates.crt', join(folder, 'certificates'));
    const build = (name: string, tag: string) =>
      podman.podman('build', '--tag', tag, '--file', join(folder, `${name}.Containerfile`), folder);
    await build('node', 'docker.io/library/node:24-bookworm-slim');
    for (const name of ['postgres', 'mosquitto', 'caddy']) await build(name, `localhost/${name}`);
    rmSync(folder, { recursive: true });
    const cli = join(projectRoot, 'standalone/src/cli.ts');
    await promisify(execFile)(process.execPath, [cli, 'image'], { env: podman.env, maxBuffer: 100_000_000 });
  }

  const sizeOf = async (image: string) =>
    Number(await podman.podman('image', 'inspect', '--format', '{{.Size}}', image));

  /** Waits until the work succeeds: containers start one after the other, and some twice. */
  async function eventually<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (tries === 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 3000));
      }
    }
  }

  function read(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const options = { rejectUnauthorized: false, headers: { host: 'localhost' } };
      get(`https://localhost:${ports.web}${path}`, options, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(text))));
      }).on('error', reject);
    });
  }

  test('the image adds no more to Debian than it may', async () => {
    expect((await sizeOf('skep')) - (await sizeOf(debian))).toBeLessThanOrEqual(mostBytes);
  });

  test('everything starts, and Caddy serves the app', async () => {
    const health = await eventually(() => read('/health/ready'));
    expect(JSON.parse(health)).toMatchObject({ database: 'ok' });
    // Nobody has an account here yet.
    expect(await read('/first-run')).toContain('<html');
    await podman.podman('exec', 'deploy_skep_1', 'skep', 'health');
  });

  test('the broker takes a device that signs in over TLS', async () => {
    const answer = await eventually(signInAtBroker);
    // CONNACK of MQTT 3.1.1: accepted.
    expect([...answer]).toEqual([0x20, 2, 0, 0]);
  });

  function signInAtBroker(): Promise<Buffer> {
    const text = (value: string) => Buffer.concat([Buffer.from([0, value.length]), Buffer.from(value)]);
    const flags = Buffer.from([4, 0b1100_0010, 0, 60]);
    const parts = [text('MQTT'), flags, text('test'), text('skep'), text('of-the-broker')];
    const rest = Buffer.concat(parts);
    return new Promise((resolve, reject) => {
      const socket = connect({
        port: ports.mqtt,
        host: '127.0.0.1',
        servername: 'localhost',
        rejectUnauthorized: false,
      });
      socket.once('secureConnect', () =>
        socket.write(Buffer.concat([Buffer.from([0x10, rest.length]), rest])),
      );
      socket.once('data', (data) => {
        socket.destroy();
        resolve(data);
      });
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('The broker closed the connection.')));
    });
  }

  test('a backup comes out of the running container', async () => {
    const file = join(podman.deploy, 'backup.zip');
    await promisify(execFile)('sh', ['-c', `podman exec deploy_skep_1 skep backup - > ${file}`], {
      env: podman.env,
    });
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  });
});
