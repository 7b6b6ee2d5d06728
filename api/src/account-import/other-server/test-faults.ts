import type { Fault } from './test-servers.ts';

/** Each nth call of the other server has the fault. */
export function everyNth(n: number, fault: Fault): Fault {
  let count = 0;
  return (call, answer) => {
    count += 1;
    return count % n === 0 && fault(call, answer);
  };
}

/** One fault after the other. */
export function inTurns(...faults: readonly Fault[]): Fault {
  let next = 0;
  return (call, answer) => {
    next += 1;
    return faults[next % faults.length]?.(call, answer) ?? false;
  };
}

export const say =
  (status: number, headers: Record<string, string> = {}): Fault =>
  (_call, answer) => {
    answer.writeHead(status, headers).end('{}');
    return true;
  };

export const hangUp: Fault = (call) => {
  call.socket.destroy();
  return true;
};

/** It never answers. */
export const silence: Fault = () => true;
