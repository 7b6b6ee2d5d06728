import { gatewayRequest, requestHeaders } from '../graphql/gateway-request.ts';
import { textOf } from '../page-settings.ts';
import { storedToken } from '../session/stored-token.ts';
import { askAhead } from './prefetched.ts';

// Is in the page itself and runs while the app is on its way: what the app queries first is answered by the time that it
// is there, which spares two round trips.

const { graphqlUrl } = JSON.parse(textOf('skep-config'));
const { language, questions }: { language: string; questions: object[] } = JSON.parse(textOf('skep-ahead'));
const token = storedToken.read();
if (token !== undefined) {
  const by = requestHeaders(token, language);
  askAhead(
    graphqlUrl,
    questions.map((question) => gatewayRequest(question, by)),
  );
}
// A browser's first question about a language makes its list of all languages: 15 ms, and 60 on a slow phone, which would
// stand between the app's script and its first drawing.
setTimeout(() => Intl.NumberFormat.supportedLocalesOf(language));
