export { type FakeAnswer, type FakeGateway, fakeGateway } from './fake-gateway.ts';
export { fakeApolloClient } from './fake-graphql.ts';
export { createFakeServices, type FakeServices, fakeDrafts, fakePerson } from './fake-services.ts';
export { press } from './press.ts';
export { type FakeSurroundings, inFakeShell } from './render-screen.tsx';
export { ScreenStory, type ScreenStoryProps } from './ScreenStory.tsx';
export { samplePicture } from './sample-picture.ts';
