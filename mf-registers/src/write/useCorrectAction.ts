import { useNavigation } from '@skep/remote-kit';
import { useIntl } from '../use-book-intl.ts';

/** The way from what has been saved to its correction. */
export function useCorrectAction() {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  return ({ id }: { id: string }) => ({
    label: formatMessage({ id: 'book.correct' }),
    run: () => navigation.go(`/registers/${id}/correct`),
  });
}
