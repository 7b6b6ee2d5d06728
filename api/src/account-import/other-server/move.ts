import type { AccountMoveId, RestoreId, UserId } from '#platform/context/ids.ts';

/** `fetched`: the rest is an account import, which counts first and writes when its person says so. */
export const moveStates = ['fetching', 'fetched', 'failed', 'undoing', 'undone'] as const;

export type MoveState = (typeof moveStates)[number];

export const moveFaults = [
  'unreachable',
  'wrong_credentials',
  'unreadable',
  'too_much',
  'unexpected',
] as const;

export type MoveFault = (typeof moveFaults)[number];

export interface PersonToInvite {
  group: string;
  name: string;
  email: string;
}

/** What was found at the other server, to compare with what was imported. */
export interface MoveFacts {
  /** How many things of each kind the other server listed. */
  there: Record<string, number>;
  /** How many of each kind cannot be imported, because a value is missing or wrong. */
  unreadable: Record<string, number>;
  /** Names of questions that Skep does not have: they become the person's own. */
  unknown: string[];
  toInvite: PersonToInvite[];
  /** Calls that the other server answered with an error each time. */
  failedCalls: string[];
  /** How many research projects the person takes part in there. */
  researchProjects: number;
}

export const noFacts: MoveFacts = {
  there: {},
  unreadable: {},
  unknown: [],
  toInvite: [],
  failedCalls: [],
  researchProjects: 0,
};

/** An account that is being moved here from another server. */
export interface AccountMove {
  id: AccountMoveId;
  ownerId: UserId;
  address: string;
  origin: string;
  sealedToken: string | undefined;
  filePrefix: string;
  /** The person's id at the other server. */
  remoteUserId: number;
  timeZone: string;
  state: MoveState;
  fault: MoveFault | undefined;
  callsDone: number;
  callsPlanned: number;
  storedBytes: number;
  facts: MoveFacts;
  restoreId: RestoreId | undefined;
  begunAt: Date;
}

/** The move stops with this fault. */
export class MoveStopped extends Error {
  override readonly name = 'MoveStopped';
  readonly fault: MoveFault;

  constructor(fault: MoveFault, detail = '') {
    super(`The other server: ${fault} ${detail}`.trim());
    this.fault = fault;
  }
}
