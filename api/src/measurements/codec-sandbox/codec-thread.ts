import { parentPort } from 'node:worker_threads';
import { failed } from './codec-answer.ts';
import type { CodecTask } from './codec-runner.ts';
import { loadInterpreter, runCodec } from './sandbox.ts';

// A thread of its own: a codec that hangs in a single operation of the interpreter is ended with it, and the service
// answers others meanwhile.

const interpreter = await loadInterpreter();
// The first run of an interpreter takes three times as long, which no codec is to pay for.
runCodec(interpreter, 'function decodeUplink() { return { data: {} }; }', {
  bytes: new Uint8Array(),
  port: 1,
  receivedAt: new Date(0),
});
parentPort?.on('message', ({ text, input }: CodecTask) => {
  parentPort?.postMessage(answered(text, input));
});
parentPort?.postMessage('ready');

function answered(text: string, input: CodecTask['input']) {
  try {
    return runCodec(interpreter, text, input);
  } catch (error) {
    // After an abort of the interpreter its memory is not to be trusted: the runner ends the thread.
    return failed('unavailable', String(error));
  }
}
