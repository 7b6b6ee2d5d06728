import { press, ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { productMessages } from '../product-messages.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { NewProductScreen } from './NewProductScreen.tsx';
import { ProductsScreen } from './ProductsScreen.tsx';
import { ProductsQuery } from './products.graphql.ts';

export default { title: 'Registers/Products', parameters: { frame: 'none' } };

const List = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<ProductsScreen />}
    messages={productMessages}
    path="/registers/products"
    answers={fakeServer()}
    {...props}
  />
);

const New = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<NewProductScreen />}
    messages={productMessages}
    path="/registers/products/create"
    answers={fakeServer()}
    {...props}
  />
);

export const Products = () => <List />;

export const DarkInGreek = () => <List theme="dark" language="el" />;

export const NoProducts = () => <List answers={fakeServer({ products: [] })} />;

export const Loading = () => <List answers={[neverAnswering(ProductsQuery)]} />;

export const Unreachable = () => <List answers={[]} />;

export const Offline = () => <List answers={[]} isOffline />;

export const NewProduct = () => <New />;

export const NothingTyped = () => <New />;
NothingTyped.play = press('button[type=submit]');

export const NewProductNarrowInGerman = () => <New isNarrow language="de" />;
