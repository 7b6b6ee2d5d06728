import { describeRemoteContract } from '@skep/remote-kit/contract';
import declaration from '../remote.json';
import * as remote from './main.ts';
import { routes } from './routes.tsx';

describeRemoteContract(remote, declaration, routes);
