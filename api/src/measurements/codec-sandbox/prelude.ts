/**
 * Evaluated in each sandbox before the codec: takes away what differs from run to run, and returns how its function is
 * called. It holds the built-in functions by itself, so that no codec can replace them.
 */
export const prelude = `(function (input, limits, Buffer) {
  'use strict';
  const { stringify, parse } = JSON;
  const { isArray } = Array;
  const { toString } = Object.prototype;
  const global = globalThis;
  const RealDate = Date;
  const now = input.receivedAt;
  const call = Function.prototype.call.bind(Function.prototype.call);

  function CodecDate(...parts) {
    if (new.target === undefined) return new RealDate(now).toString();
    const made = parts.length === 0 ? new RealDate(now) : new RealDate(...parts);
    Object.setPrototypeOf(made, new.target.prototype);
    return made;
  }
  CodecDate.prototype = RealDate.prototype;
  CodecDate.now = () => now;
  CodecDate.UTC = RealDate.UTC;
  CodecDate.parse = RealDate.parse;
  Object.defineProperty(RealDate.prototype, 'constructor', { value: CodecDate, writable: true, configurable: true });
  global.Date = CodecDate;

  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };

  const ignore = () => undefined;
  global.console = { log: ignore, info: ignore, warn: ignore, error: ignore, debug: ignore, trace: ignore };
  if (Buffer !== undefined) global.Buffer = Buffer;
  global.module = { exports: {} };
  global.exports = global.module.exports;

  function functionNamed(name, ofScope) {
    if (typeof ofScope === 'function') return ofScope;
    const exported = global.module && global.module.exports;
    const found = exported && exported[name];
    return typeof found === 'function' ? found : undefined;
  }

  function run(ofScope) {
    const bytes = parse(input.bytes);
    const decodeUplink = functionNamed('decodeUplink', ofScope.decodeUplink);
    if (decodeUplink !== undefined)
      return call(decodeUplink, undefined, {
        bytes, fPort: input.port, recvTime: new CodecDate(), variables: {},
      });
    const Decoder = functionNamed('Decoder', ofScope.Decoder);
    if (Decoder !== undefined) return { data: call(Decoder, undefined, bytes, input.port) };
    const Decode = functionNamed('Decode', ofScope.Decode);
    if (Decode !== undefined) return { data: call(Decode, undefined, input.port, bytes, {}) };
    return undefined;
  }

  const texts = (list) => {
    const found = [];
    if (isArray(list)) for (let at = 0; at < list.length && at < limits.warnings; at += 1) found[at] = '' + list[at];
    else if (list !== undefined && list !== null) found[0] = '' + list;
    return found;
  };
  const isObject = (value) => typeof value === 'object' && value !== null && !isArray(value);

  return function answer(ofScope) {
    let has = false;
    for (const name of ['decodeUplink', 'Decoder', 'Decode']) has = has || functionNamed(name, ofScope[name]) !== undefined;
    if (!has) return 'no_function';
    const result = run(ofScope);
    if (!isObject(result)) return 'no_object';
    const errors = texts(result.errors);
    if (errors.length > 0) return stringify({ errors });
    const { data } = result;
    if (!isObject(data)) return 'no_object';
    const written = stringify({ data, warnings: texts(result.warnings) });
    return written.length > limits.outputLength ? 'too_much_output' : written;
  };
})`;

/** Functions are looked for by their names in the codec's own scope, where \`const\` and \`let\` are found too. */
export const scope = `({
  decodeUplink: typeof decodeUplink === 'undefined' ? undefined : decodeUplink,
  Decoder: typeof Decoder === 'undefined' ? undefined : Decoder,
  Decode: typeof Decode === 'undefined' ? undefined : Decode,
})`;
