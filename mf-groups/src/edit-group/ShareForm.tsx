import { Button, Row } from '@skep/ui';
import { useIntl } from '../use-intl.ts';
import { ShareCard, type ShareCardProps } from './ShareCard.tsx';
import { useSharing } from './useSharing.ts';

/** What a member who is no admin saves of a group: their own hives. */
export function ShareForm(props: Omit<ShareCardProps, 'sharing' | 'children'>) {
  const { formatMessage } = useIntl();
  const sharing = useSharing(props.group);
  const { changes, hasFault, isSaving, save } = sharing;
  return (
    <ShareCard {...props} sharing={sharing}>
      <Row>
        <Button
          kind="main"
          isBusy={isSaving}
          isDisabled={changes.length === 0 || hasFault}
          onClick={() => void save()}
        >
          {formatMessage({ id: 'groups.saveShares' })}
        </Button>
      </Row>
    </ShareCard>
  );
}
