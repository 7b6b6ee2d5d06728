import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../packages/postgres-server/src/free-port.ts';
import { findMosquitto, tryMosquitto } from './mosquitto.ts';

const deploy = join(import.meta.dirname, '../deploy/mosquitto');
let folder: string;
beforeAll(() => {
  findMosquitto();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skep-mosquitto-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As a person does who follows docs/operating/install.md. */
async function place(file: string, from: string, to: string, names: { passwords: string; topics: string }) {
  writeFileSync(join(folder, names.passwords), 'skep:secret\n', { mode: 0o600 });
  execFileSync('mosquitto_passwd', ['-U', join(folder, names.passwords)], { stdio: 'pipe' });
  copyFileSync(join(deploy, 'topics'), join(folder, names.topics));
  const text = readFileSync(join(deploy, file), 'utf8').replaceAll(from, `${folder}/`);
  const plain = text.replace(/^listener 1883.*$/m, `listener ${await freePort()} 127.0.0.1`);
  writeFileSync(to, plain.replace(/^listener 8883$/m, `listener ${await freePort()} 127.0.0.1`));
}

/** As the certificate that Caddy has fetched. */
function placeCertificate(at: string): void {
  mkdirSync(at, { recursive: true });
  const files = ['-keyout', join(at, 'skep.key'), '-out', join(at, 'skep.crt')];
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', ...options, '-subj', '/CN=skep.example', ...files], { stdio: 'pipe' });
}

test("the settings for Debian are accepted next to those that Debian's Mosquitto has", async () => {
  mkdirSync(join(folder, 'conf.d'));
  const main = join(folder, 'mosquitto.conf');
  // As /etc/mosquitto/mosquitto.conf of Debian 12.
  const lines = ['persistence true', `persistence_location ${folder}/`, `include_dir ${folder}/conf.d`];
  writeFileSync(main, `${['user root', ...lines].join('\n')}\n`);
  await place('debian/skep.conf', '/etc/mosquitto/', join(folder, 'conf.d/skep.conf'), {
    passwords: 'skep-passwords',
    topics: 'skep-topics',
  });
  placeCertificate(join(folder, 'certs'));
  await expect(tryMosquitto(main)).resolves.toBeUndefined();
});

test('the settings for the container are accepted', async () => {
  const main = join(folder, 'mosquitto.conf');
  await place('mosquitto.conf', '/mosquitto/config/', main, { passwords: 'passwords', topics: 'topics' });
  const text = readFileSync(main, 'utf8');
  writeFileSync(
    main,
    text.replace('/mosquitto/data/', `${folder}/`).replaceAll('/run/mosquitto/', `${folder}/`),
  );
  placeCertificate(folder);
  await expect(tryMosquitto(main)).resolves.toBeUndefined();
});
