import { Grid, Heading, Stack, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from './use-paper-intl.ts';

/** Pages as the service has drawn them; as pictures, so that nothing in them can run. */
export function SheetPages({ pages }: { pages: readonly string[] }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={16}>
      <Heading level={2}>{formatMessage({ id: 'paper.pages' }, { count: pages.length })}</Heading>
      <Grid minColumn={260} gap={16}>
        {pages.map((page, index) => (
          <Sheet
            key={index}
            src={pageSource(page)}
            alt={formatMessage({ id: 'paper.page' }, { page: index + 1, pages: pages.length })}
          />
        ))}
      </Grid>
    </Stack>
  );
}

/** As a picture, whatever it contains. */
export const pageSource = (page: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(page)}`;

// Paper is white, also in the dark.
const Sheet = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 210 / 297;
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.small};
  background: white;
  box-shadow: ${tokens.shadow.card};
`;
