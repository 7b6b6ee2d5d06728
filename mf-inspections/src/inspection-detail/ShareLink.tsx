import { useNotify } from '@skep/remote-kit';
import { Button } from '@skep/ui';
import { useIntl } from '../diary/use-diary-intl.ts';

export interface ShareLinkProps {
  title: string;
  /** Others see the hive already. */
  isShared: boolean;
}

/** Hands the address on: it opens for who sees the hive and for nobody else, so it gives nothing away by itself. */
export function ShareLink({ title, isShared }: ShareLinkProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();

  async function share() {
    const { href: url } = window.location;
    const canShare = typeof navigator.share === 'function';
    try {
      await (canShare ? navigator.share({ title, url }) : navigator.clipboard.writeText(url));
    } catch (error) {
      // Whoever closes the list of apps wants nothing.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify({ kind: 'problem', text: formatMessage({ id: 'diary.shareFailed' }, { url }) });
      return;
    }
    if (!canShare)
      notify({
        kind: 'success',
        text: formatMessage({ id: isShared ? 'diary.linkCopied' : 'diary.linkCopiedUnshared' }),
      });
  }

  return (
    <Button icon="group" onClick={() => void share()}>
      {formatMessage({ id: 'diary.share' })}
    </Button>
  );
}
