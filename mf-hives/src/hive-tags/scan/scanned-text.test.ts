import { openingPath, readScanned } from './scanned-text.ts';

test.each([
  ['https://skep.example/hive-tags/7K3M9Q2XV4TBHNPR', '/hive-tags/7K3M9Q2XV4TBHNPR'],
  ['http://192.168.1.4:8080/hive-tags/ABC/', '/hive-tags/ABC'],
  ['https://app.old.example/?hive_index=7', '/?hive_index=07'],
  ['https://app.old.example/apiaries?hive_index=80', '/?hive_index=80'],
  ['https://app.old.example/?hive_index=81', undefined],
  ['https://skep.example/hive-tags/../../evil', undefined],
  ['https://skep.example/hive-tags/', undefined],
  ['javascript:alert(1)', undefined],
  ['https://elsewhere.example/', undefined],
  ['WIFI:S:shed;T:WPA;P:honey;;', undefined],
  ['07', undefined],
  ['', undefined],
])('%j opens %j', (text, path) => {
  expect(openingPath(readScanned(text))).toBe(path);
});
