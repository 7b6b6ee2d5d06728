import { Link, useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Heading, LinkButton, Row, Stack, Text } from '@skep/ui';
import type { ProductFragment as Product } from '../generated/graphql.ts';
import { useIntl } from '../use-product-intl.ts';
import { forgetProducts } from './product-values.ts';
import { DeleteProductMutation } from './products.graphql.ts';

/** A product, and what its owner can do with it. */
export function ProductCard({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const { id, name, substance, method, dose, withdrawalDays, supplier, isShared, ownerName } = product;
  const given = [substance, formatMessage({ id: `book.method.${method}` }), ...(dose ? [dose] : [])];
  return (
    <Card as="li">
      <Stack gap={4}>
        <Heading level={2}>{name}</Heading>
        <Text>{given.join(' · ')}</Text>
        <Text>{formatMessage({ id: 'products.withdrawal' }, { days: withdrawalDays })}</Text>
        {supplier !== null && <Text tone="muted">{supplier}</Text>}
        {ownerName !== null && (
          <Text tone="muted">{formatMessage({ id: 'products.sharedBy' }, { name: ownerName })}</Text>
        )}
        {ownerName === null && isShared && (
          <Text tone="muted">{formatMessage({ id: 'products.isShared' })}</Text>
        )}
      </Stack>
      {ownerName === null && (
        <Row>
          <LinkButton to={`/registers/products/${id}`} as={Link} icon="edit">
            {formatMessage({ id: 'products.edit' })}
          </LinkButton>
          <RemoveButton product={product} />
        </Row>
      )}
    </Card>
  );
}

function RemoveButton({ product: { id, name } }: { product: Product }) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const confirm = useConfirm();
  const deleting = useMutationResult(DeleteProductMutation, { update: forgetProducts });
  async function remove() {
    const isSure = await confirm({
      title: formatMessage({ id: 'products.deleteTitle' }, { name }),
      text: formatMessage({ id: 'products.deleteText' }),
      confirmLabel: formatMessage({ id: 'products.delete' }),
      isDestructive: true,
    });
    if (isSure) await feedback(deleting.run({ id }));
  }
  return (
    <Button kind="quiet" icon="trash" isBusy={deleting.isRunning} onClick={() => void remove()}>
      {formatMessage({ id: 'products.delete' })}
    </Button>
  );
}
