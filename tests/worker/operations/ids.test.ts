import { expect, test } from "vitest";
import { isUuid, uuidV7 } from "#worker/platform/crypto/random.ts";

test("ids of one millisecond sort as they were made, also when others are made in between", () => {
  const [now, ids] = [Date.now(), [] as string[]];
  for (let made = 0; made < 20_000; made++) {
    ids.push(uuidV7(now));
    uuidV7(now + made);
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) {
    expect(isUuid(id)).toBe(true);
    expect([id[14], "89ab".includes(id[19]!)]).toEqual(["7", true]);
    expect(Number.parseInt(id.slice(0, 13).replace("-", ""), 16)).toBe(now);
  }
});

test("ids of the same bytes are the same", () => {
  const id = () => uuidV7(1_795_405_019_705, new Uint8Array(16).fill(255));
  expect(id()).toBe(id());
  expect(id()).toBe("01a2067a-7a39-7fff-bfff-ffffffffffff");
});
