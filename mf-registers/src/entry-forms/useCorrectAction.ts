import { type NoticeAction, useNavigation } from '@skep/remote-kit';
import { useIntl } from '../use-book-intl.ts';

/** The way from what has been saved to its correction. */
export function useCorrectAction(): (answer: { id: string }) => NoticeAction {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  return ({ id }) => ({
    label: formatMessage({ id: 'book.correct' }),
    isElsewhere: true,
    run: () => navigation.go(`/registers/${id}/correct`),
  });
}
