import type { CodecMessageId } from './codec-messages.ts';
import { useIntl } from './use-codec-intl.ts';

/** Why a codec gave no values; a kind that this version does not know is shown by its code. */
export function useCodecFailureText(): (failure: string, message: string) => string {
  const { formatMessage, messages } = useIntl();
  const isKnown = (id: string): id is Extract<CodecMessageId, `codecs.failure.${string}`> => id in messages;
  return (failure, message) => {
    const id = `codecs.failure.${failure}`;
    return isKnown(id) ? formatMessage({ id }, { message }) : failure;
  };
}
