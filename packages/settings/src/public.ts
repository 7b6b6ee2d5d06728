export { keepsConnectionsMs } from './kept-connections.ts';
export {
  address,
  flag,
  listOf,
  oneOf,
  origin,
  port,
  ranges,
  secret,
  text,
  webAddress,
  whole,
} from './kinds.ts';
export { type Environment, readSettings, WrongSetting } from './read-settings.ts';
export { finishesRequests, finishesWithinMs, stopOnSignal } from './stopping.ts';
