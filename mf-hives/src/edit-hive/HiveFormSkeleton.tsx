import { Card, Skeleton } from '@skep/ui';

/** The shape of a hive's form that is on its way. */
export function HiveFormSkeleton() {
  return (
    <>
      <Card>
        <Skeleton lines={2} />
        <Skeleton height={56} />
      </Card>
      <Card>
        <Skeleton lines={1} />
        <Skeleton height={280} />
      </Card>
    </>
  );
}
