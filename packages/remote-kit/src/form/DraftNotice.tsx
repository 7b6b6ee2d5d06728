import { Button, Notice, Row } from '@skep/ui';
import { useIntl } from 'react-intl';
import type { DraftOffer } from './useDraft.ts';

/** What was typed the last time is not lost, and not put into the form unasked: it may be of another day. */
export function DraftNotice({ writtenAt, take, discard }: DraftOffer) {
  const { formatDate, formatMessage } = useIntl();
  const date = formatDate(writtenAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice
      kind="information"
      action={
        <Row gap={8}>
          <Button onClick={take}>{formatMessage({ id: 'kit.form.draftTake' })}</Button>
          <Button kind="quiet" onClick={discard}>
            {formatMessage({ id: 'kit.form.draftDiscard' })}
          </Button>
        </Row>
      }
    >
      {formatMessage({ id: 'kit.form.draft' }, { date })}
    </Notice>
  );
}
