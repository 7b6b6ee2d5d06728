import { startHarness } from '@skep/remote-kit/harness';
import declaration from '../remote.json';
import * as remote from '../src/main.ts';
import { fakeServer } from '../src/testing/fake-server.ts';

startHarness({ remote, declaration, answers: fakeServer() });
