export { endWithFailure, reportError } from './failure.ts';
export { finishesRequests, finishesWithinMs, stopOnSignal } from './graceful-shutdown.ts';
export { keepsConnectionsMs } from './keep-alive.ts';
export {
  address,
  flag,
  listOf,
  oneOf,
  origin,
  port,
  ranges,
  secret,
  site,
  text,
  tilesAddress,
  webAddress,
  whole,
} from './kinds.ts';
export { writeJson, writeLine } from './output.ts';
export { productVersion } from './product-version.ts';
export { type Environment, readSettings, WrongSetting } from './read-settings.ts';
export { strictTransport } from './strict-transport.ts';
