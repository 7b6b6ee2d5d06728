/** What the gateway is sent. Two of the same question by the same person are equal. */
export function gatewayRequest(question: object, headers: Readonly<Record<string, string>>) {
  return {
    method: 'POST',
    headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(question),
  };
}

/** Who asks, and in which language the gateway's own words are to be. */
export function requestHeaders(token: string | undefined, language: string): Record<string, string> {
  return { 'accept-language': language, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
}
