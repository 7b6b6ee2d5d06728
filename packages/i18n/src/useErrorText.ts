import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Values of a sentence, as `retryAfterSeconds`. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

/**
 * The sentence for a code of the error catalogue: what happened and what to do next. A code that this
 * version does not know is shown as `unexpected`.
 */
export function useErrorText(): (code: string, values?: TextValues) => string {
  const intl = useIntl();
  return useCallback(
    (code, values = {}) => {
      const id = `error.${code}` in intl.messages ? `error.${code}` : 'error.unexpected';
      return intl.formatMessage({ id }, { retryAfterSeconds: 0, ...values });
    },
    [intl],
  );
}

/**
 * The sentence for a field problem: what is wrong and what to enter. `params` are those of
 * `FieldProblem`; without them the sentence does not name the limit.
 */
export function useFieldProblemText(): (code: string, params?: TextValues) => string {
  const intl = useIntl();
  return useCallback(
    (code, params = {}) => {
      const id = `field.${code}` in intl.messages ? `field.${code}` : 'field.invalid';
      const isLimited = (params.max ?? params.min) !== undefined;
      const withoutLimit = `${id}.noLimit`;
      return intl.formatMessage(
        { id: !isLimited && withoutLimit in intl.messages ? withoutLimit : id },
        { max: 0, min: 0, ...params },
      );
    },
    [intl],
  );
}
