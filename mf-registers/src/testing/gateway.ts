import { fakeGateway } from '@skep/remote-kit/testing';
import { schema } from '../generated/schema.ts';

export const { answering, neverAnswering } = fakeGateway(schema);
