import { Link } from '@skep/remote-kit';
import { Grid, LinkButton, Row, Stack } from '@skep/ui';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { BlockCard } from './BlockCard.tsx';
import { BlockCharts } from './BlockCharts.tsx';
import { BlockFields } from './FlashLogScreen.graphql.ts';
import { ImportBlock } from './ImportBlock.tsx';
import { useIntl } from './use-flash-log-intl.ts';

export interface BlockViewProps {
  logId: string;
  block: FragmentType<typeof BlockFields>;
  canEdit: boolean;
}

/** One block: what is known of it, the way to import it, and its measurements above those of the store. */
export function BlockView({ logId, block: shown, canEdit }: BlockViewProps) {
  const { formatMessage } = useIntl();
  const block = readFragment(BlockFields, shown);
  return (
    <Stack gap={16}>
      <Grid minColumn={480} gap={16}>
        <BlockCard logId={logId} block={shown} />
        {canEdit && <ImportBlock logId={logId} block={block} />}
      </Grid>
      <BlockCharts logId={logId} block={block.index} isTimed={block.startsAt != null} state={block.state} />
      <Row>
        <LinkButton to={`/flashlog/${logId}`} as={Link} icon="list">
          {formatMessage({ id: 'log.allBlocks' })}
        </LinkButton>
      </Row>
    </Stack>
  );
}
