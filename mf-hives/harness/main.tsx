import { startHarness } from '@skep/remote-kit/harness';
import declaration from '../remote.json';
import { fakeTagServer } from '../src/hive-tags/testing/fake-tags.ts';
import * as remote from '../src/main.ts';
import { colonyServer } from '../src/testing/colony-server.ts';
import { fakeServer } from '../src/testing/fake-server.ts';
import { sampleApiaries } from '../src/testing/sample-apiaries.ts';

startHarness({
  remote,
  declaration,
  answers: [...fakeServer(sampleApiaries()), ...fakeTagServer(), ...colonyServer().answers],
});
