import { Card, Grid, Skeleton, Stack } from '@skep/ui';
import { cardColumnPx } from './card-size.ts';

/** The shape of an apiary that is on its way. */
export function HomeSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton lines={1} />
      <Grid minColumn={cardColumnPx.xl}>
        {['first', 'second', 'third'].map((name) => (
          <Card key={name}>
            <Skeleton lines={1} />
            <Skeleton height={128} />
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
