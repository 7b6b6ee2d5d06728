import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CodecFailure } from '@skep/domain';
import { type CodecAnswer, type CodecInput, codecLimits, failed } from './codec-answer.ts';

/** One run, as the thread is sent it. */
export interface CodecTask {
  text: string;
  input: CodecInput;
}

interface WaitingTask extends CodecTask {
  resolve: (answer: CodecAnswer) => void;
}

/** A thread that the machine gives no time is slow, not hung: the interpreter itself counts processor time. */
const hungMs = 3000;
/** Ten seconds of the slowest codecs. */
const mostWaiting = 200;

/** Runs codecs one after the other in one thread of this process. */
export class CodecRunner {
  #thread: Promise<Worker> | undefined;
  #waiting: WaitingTask[] = [];
  #isWorking = false;

  /** Never rejects: what a codec does, and what it does not return from, is an answer. */
  run(text: string, input: CodecInput): Promise<CodecAnswer> {
    if (text.length > codecLimits.textLength) return Promise.resolve(failed('not_parsed'));
    if (input.bytes.length > codecLimits.inputBytes) return Promise.resolve(failed('refused'));
    if (this.#waiting.length >= mostWaiting) return Promise.resolve(failed('unavailable'));
    return new Promise((resolve) => {
      this.#waiting.push({ text, input, resolve });
      if (!this.#isWorking) void this.#work();
    });
  }

  /** Ends the thread; a later run starts another. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await (await thread?.catch(() => undefined))?.terminate();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let task = this.#waiting.shift(); task !== undefined; task = this.#waiting.shift()) {
      const answer = await this.#answer(task);
      task.resolve(answer);
    }
    this.#isWorking = false;
    // An idle thread keeps no process running.
    (await this.#thread?.catch(() => undefined))?.unref();
  }

  async #answer(task: CodecTask): Promise<CodecAnswer> {
    try {
      this.#thread ??= startThread();
      const thread = await this.#thread;
      thread.ref();
      const answer = await answerOf(thread, task);
      if (answer.kind === 'failed' && distrusted.includes(answer.failure)) await this.close();
      return answer;
    } catch (error) {
      await this.close();
      return error instanceof Hung ? failed('too_slow') : failed('unavailable', String(error));
    }
  }
}

/** After these the interpreter's memory is not to be trusted, or all taken. */
const distrusted: readonly CodecFailure[] = ['unavailable', 'too_much_memory'];

class Hung extends Error {}

async function startThread(): Promise<Worker> {
  const thread = new Worker(join(import.meta.dirname, 'codec-thread.ts'), {
    // Nothing of the process: no settings and no secrets of its environment.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  });
  await next(thread);
  return thread;
}

async function answerOf(thread: Worker, { text, input }: CodecTask): Promise<CodecAnswer> {
  const hung = Promise.withResolvers<never>();
  const timer = setTimeout(() => hung.reject(new Hung()), hungMs);
  try {
    const answer = next(thread);
    thread.postMessage({ text, input });
    return await Promise.race([answer, hung.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The next message of the thread. @throws Error when it ended instead */
function next(thread: Worker): Promise<CodecAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<CodecAnswer>();
  const ended = () => reject(new Error('The thread of codecs ended.'));
  thread.once('message', resolve).once('error', reject).once('exit', ended);
  const forget = () => {
    thread.off('message', resolve).off('error', reject).off('exit', ended);
  };
  promise.then(forget, forget);
  return promise;
}
