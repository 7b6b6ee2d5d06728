/** The answer of a mutation that has nothing to tell but its success. */
export const done = { __typename: 'Done', done: true } as const;
