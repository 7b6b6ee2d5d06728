import { describeRemoteContract } from '@skep/remote-kit/contract';
import declaration from '../remote.json';
import * as remote from './main.ts';
import { slots } from './slots.ts';

describeRemoteContract(remote, declaration, slots);
