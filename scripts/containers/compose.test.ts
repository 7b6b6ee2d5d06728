import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../packages/postgres-server/src/free-port.ts';
import { importImage, missingForContainers, openPodman, type TestPodman, writeSettings } from './podman.ts';

// deploy/compose.yml with Podman and podman-compose of Debian 12. Every image is a busybox that sleeps: what is tried is how
// containers are started, not what runs in them (see product.test.ts).

jest.setTimeout(10 * 60_000);
const trying = missingForContainers('busybox') === undefined ? describe : describe.skip;

trying('the compose file', () => {
  const image = 'localhost/asleep';
  let podman: TestPodman;
  beforeAll(async () => {
    podman = openPodman();
    const folder = mkdtempSync(join(tmpdir(), 'skep-busybox-'));
    for (const name of ['bin', 'tmp', 'run', 'etc']) mkdirSync(join(folder, name));
    copyFileSync('/bin/busybox', join(folder, 'bin/busybox'));
    for (const name of ['sh', 'sleep', 'cp', 'kill', 'nslookup', 'touch'])
      symlinkSync('busybox', join(folder, 'bin', name));
    await importImage(podman, folder, image);
    rmSync(folder, { recursive: true });
    const names = ['SKEP', 'POSTGRES', 'MOSQUITTO', 'CADDY'].map((name) => [`${name}_IMAGE`, image]);
    writeSettings(podman, Object.fromEntries(names));
    await publishElsewhere();
    await podman.compose('up', '--detach', '--no-build');
  });
  afterAll(async () => {
    await podman.compose('down', '--volumes');
    await podman.remove();
  });

  /** Ports of this machine may be taken. */
  async function publishElsewhere(): Promise<void> {
    const file = join(podman.deploy, 'compose.yml');
    let text = readFileSync(file, 'utf8');
    for (const port of ['80', '443', '8883'])
      text = text.replaceAll(`"${port}:${port}`, `"127.0.0.1:${await freePort()}:${port}`);
    writeFileSync(file, text);
  }

  const inspected = async (name: string) => JSON.parse(await podman.podman('inspect', `deploy_${name}_1`))[0];

  test('starts every part, with the settings of .env, as its own user and with no more than it needs', async () => {
    const skep = await inspected('skep');
    expect(skep.Config.Env).toEqual(
      expect.arrayContaining([
        'DATABASE_URL=postgres://skep:of-the-database@postgres:5432/skep',
        'MQTT_URL=mqtt://skep:of-the-broker@mosquitto:1883',
        'WEBAPP_URL=https://localhost',
        'MAIL_FROM=Skep <skep@skep.example>',
      ]),
    );
    expect(skep.HostConfig.ReadonlyRootfs).toBe(true);
    expect(skep.EffectiveCaps ?? []).toEqual([]);
    for (const name of ['skep', 'postgres', 'mosquitto', 'caddy']) {
      const { State, HostConfig } = await inspected(name);
      expect([name, State.Status]).toEqual([name, 'running']);
      expect(HostConfig.Memory).toBeGreaterThan(0);
    }
  });

  test('parts find each other by their names', async () => {
    for (const name of ['postgres', 'mosquitto']) {
      const answer = await podman.podman('exec', 'deploy_skep_1', 'nslookup', '-type=a', name);
      expect(answer).toContain(`Name:\t${name}`);
    }
  });

  test('publishes web and MQTT with TLS, and nothing that carries keys in clear', async () => {
    const ports: string[] = [];
    for (const name of ['skep', 'postgres', 'mosquitto', 'caddy'])
      ports.push(...Object.keys((await inspected(name)).HostConfig.PortBindings));
    expect(ports.sort()).toEqual(['443/tcp', '443/udp', '80/tcp', '8883/tcp']);
  });
});
