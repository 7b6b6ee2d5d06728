import { hiveTagLimits } from '@skep/domain';
import { useFieldProblemText } from '@skep/i18n';
import { useIntl } from './use-tag-intl.ts';

/** The sentence for a wrong number of a tag: it says the numbers that there are. */
export function useNumberProblemText(): (code: string) => string {
  const { formatMessage } = useIntl();
  const problemText = useFieldProblemText();
  return (code) => {
    if (code === 'required') return problemText(code);
    if (code === 'already_taken') return formatMessage({ id: 'tags.numberTaken' });
    return formatMessage({ id: 'tags.noNumberText' }, { max: hiveTagLimits.highest });
  };
}
