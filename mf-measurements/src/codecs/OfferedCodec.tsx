import { Link, pathTo } from '@skep/remote-kit';
import { Card, Heading, LinkButton, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { EditedCodecFragment as Codec } from '../generated/graphql.ts';
import { codeFont } from './code-font.ts';
import { useIntl } from './use-codec-intl.ts';

/** A codec that an administrator offers, to read and to copy. */
export function OfferedCodec({ codec: { id, text, examples } }: { codec: Codec }) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section">
      <Stack gap={16}>
        <Text>{formatMessage({ id: 'codecs.offeredText' })}</Text>
        <Row>
          <LinkButton to={`${pathTo('/devices/codecs/create')}?from=${id}`} as={Link} kind="main" icon="add">
            {formatMessage({ id: 'codecs.copy' })}
          </LinkButton>
        </Row>
        <Heading level={2}>{formatMessage({ id: 'codecs.text' })}</Heading>
        <Code>{text}</Code>
        {examples !== null && (
          <>
            <Heading level={2}>{formatMessage({ id: 'codecs.examples' })}</Heading>
            <Code>{examples}</Code>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Its lines wrap: nothing has to be scrolled to the side. */
const Code = styled.pre`
  ${codeFont}
  margin: 0;
  font-size: ${tokens.font.sizeSmall};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
