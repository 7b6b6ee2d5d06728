import variant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import * as v from 'valibot';
import { bufferClass } from './buffer-class.ts';
import { type CodecAnswer, type CodecInput, codecLimits, failed, plainText } from './codec-answer.ts';
import { prelude, scope } from './prelude.ts';

/** Loads the interpreter, once for a thread. */
export const loadInterpreter = (): Promise<QuickJSWASMModule> => newQuickJSWASMModuleFromVariant(variant);

const RefusedAnswer = v.object({ errors: v.array(v.string()) });
const DecodedAnswer = v.object({
  data: v.record(v.string(), v.unknown()),
  warnings: v.array(v.string()),
});

/** Processor time of this thread alone: what others of the machine take counts for no codec. */
const usedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** How long the codec may still run. */
class TimeLimit {
  #until = Number.POSITIVE_INFINITY;

  start(ms: number): void {
    this.#until = usedMs() + ms;
  }

  readonly isOver = () => usedMs() > this.#until;
}

/**
 * Runs a codec over one message, in a runtime of its own: nothing is left of it for the next one, and nothing of the
 * process is within its reach. Never throws for what a codec does.
 */
export function runCodec(interpreter: QuickJSWASMModule, text: string, input: CodecInput): CodecAnswer {
  const runtime = interpreter.newRuntime();
  runtime.setMemoryLimit(codecLimits.memoryBytes);
  runtime.setMaxStackSize(codecLimits.stackBytes);
  const limit = new TimeLimit();
  runtime.setInterruptHandler(limit.isOver);
  const context = runtime.newContext();
  try {
    return answerIn(context, text, input, limit);
  } finally {
    context.dispose();
    runtime.dispose();
  }
}

function answerIn(context: QuickJSContext, text: string, input: CodecInput, limit: TimeLimit): CodecAnswer {
  const sent = { bytes: JSON.stringify([...input.bytes]), port: input.port, receivedAt: +input.receivedAt };
  // It takes almost as long to evaluate as all the rest.
  const buffer = text.includes('Buffer') ? bufferClass : 'undefined';
  const parts = [JSON.stringify(sent), JSON.stringify(codecLimits), buffer];
  const made = context.evalCode(`${prelude}(${parts.join(', ')})`);
  const answer = context.unwrapResult(made);
  try {
    limit.start(codecLimits.loadingMs);
    const loaded = context.evalCode(text, 'codec.js', { type: 'global', strict: false });
    if (loaded.error !== undefined) return failureOf(context, loaded.error, limit, true);
    loaded.value.dispose();
    limit.start(codecLimits.timeMs);
    return called(context, answer, limit);
  } finally {
    answer.dispose();
  }
}

function called(context: QuickJSContext, answer: QuickJSHandle, limit: TimeLimit): CodecAnswer {
  const found = context.evalCode(scope, 'scope.js', { type: 'global' });
  if (found.error !== undefined) return failureOf(context, found.error, limit);
  const result = context.callFunction(answer, context.undefined, found.value);
  found.value.dispose();
  if (result.error !== undefined) return failureOf(context, result.error, limit);
  const written = context.getString(result.value);
  result.value.dispose();
  // Single operations of the interpreter, such as sorting a long list, are not interrupted.
  return limit.isOver() ? failed('too_slow') : readAnswer(written);
}

function readAnswer(written: string): CodecAnswer {
  if (written === 'no_function' || written === 'no_object' || written === 'too_much_output')
    return failed(written);
  if (written.length > codecLimits.outputLength + codecLimits.messageLength) return failed('too_much_output');
  const sent: unknown = JSON.parse(written);
  if (v.is(RefusedAnswer, sent)) return failed('refused', sent.errors.join('; '));
  const decoded = v.safeParse(DecodedAnswer, sent);
  if (!decoded.success) return failed('no_object');
  const { data, warnings } = decoded.output;
  if (isDeeper(data, codecLimits.outputDepth)) return failed('too_much_output');
  return {
    kind: 'decoded',
    data,
    warnings: warnings.map(plainText),
  };
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((each) => isDeeper(each, most - 1));
}

/** @param isLoading whether the text itself was evaluated, and no function of it called. */
function failureOf(
  context: QuickJSContext,
  error: QuickJSHandle,
  limit: TimeLimit,
  isLoading = false,
): CodecAnswer {
  const isLate = limit.isOver();
  // What it takes to describe the error is the codec's own time again.
  limit.start(codecLimits.timeMs);
  const { name, message } = describedError(context, error);
  if (name === 'InternalError' && /out of memory/.test(message)) return failed('too_much_memory');
  if (isLate || limit.isOver()) return failed('too_slow');
  if (isLoading && name === 'SyntaxError') return failed('not_parsed', message);
  return failed('threw', name === '' ? message : `${name}: ${message}`);
}

const ThrownError = v.object({ name: v.string(), message: v.string(), stack: v.optional(v.string()) });

/** What was thrown may be anything, and to look at it may run more of the codec, which may throw again. */
function describedError(context: QuickJSContext, error: QuickJSHandle): { name: string; message: string } {
  try {
    const thrown: unknown = context.dump(error);
    const known = v.safeParse(ThrownError, thrown);
    if (!known.success) return { name: '', message: String(typeof thrown === 'string' ? thrown : '') };
    const { name, message, stack = '' } = known.output;
    const [, line] = /codec\.js:(\d+)/.exec(stack) ?? [];
    return { name, message: line === undefined ? message : `${message} (line ${line})` };
  } catch {
    return { name: '', message: '' };
  } finally {
    error.dispose();
  }
}
