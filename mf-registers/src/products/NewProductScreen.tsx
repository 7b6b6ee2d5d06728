import { useTitle } from '@skep/remote-kit';
import { Page } from '@skep/ui';
import { useIntl } from '../use-product-intl.ts';
import { ProductForm } from './ProductForm.tsx';
import { newProduct } from './product-values.ts';

export function NewProductScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'products.add' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ProductForm values={newProduct} isNew />
    </Page>
  );
}
