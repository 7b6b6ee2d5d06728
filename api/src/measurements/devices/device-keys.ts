import type { Random } from '#platform/context/clock.ts';

/** 78 bits: nobody finds a device's key by trying. */
const keyLength = 16;

/** A key for a device that brings none. */
export const newDeviceKey = ({ readableCode }: Pick<Random, 'readableCode'>) => readableCode(keyLength);
