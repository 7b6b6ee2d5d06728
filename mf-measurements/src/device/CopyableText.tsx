import { useNotify } from '@skep/remote-kit';
import { IconButton, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';

export interface CopyableTextProps {
  /** What it is, as "Key". */
  label: string;
  value: string;
}

/** A text that nobody should have to type again. */
export function CopyableText({ label, value }: CopyableTextProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      notify({ kind: 'success', text: formatMessage({ id: 'devices.copied' }, { label }) });
    } catch {
      // Refused, or a page that is not served securely: the text can still be marked by hand.
      notify({ kind: 'problem', text: formatMessage({ id: 'devices.notCopied' }) });
    }
  }

  return (
    <Box>
      <Words>
        <Name>{label}</Name>
        <Value>{value}</Value>
      </Words>
      <IconButton icon="copy" label={formatMessage({ id: 'devices.copy' }, { label })} onClick={copy} />
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  padding-inline-start: ${tokens.space[12]};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: ${tokens.space[8]};
`;

const Name = styled.div`
  font-size: ${tokens.font.sizeSmall};
  color: ${tokens.color.textMuted};
`;

const Value = styled.code`
  font-size: ${tokens.font.sizeNormal};
  overflow-wrap: anywhere;
  user-select: all;
`;
