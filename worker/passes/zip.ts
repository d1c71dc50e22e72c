import { crc32 } from "node:zlib";

/** ZIP 2.0 with UTF-8 names. Files are stored as they are, because PNGs are already compressed. */
const VERSION = 20;
const UTF_8 = 0x800;
/** The format begins on 1980-01-01. */
const FIRST_DAY = 0x21;

/** APPNOTE 6.3, section 4.3, defines the format. */
export function zip(files: Record<string, Uint8Array>): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(UTF_8, 2);
    facts.writeUInt16LE(FIRST_DAY, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    locals.push(Buffer.from("PK\u0003\u0004"), facts, name, Buffer.from(content));
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.from("PK\u0001\u0002"), Buffer.of(VERSION, 0), facts, place, name);
    offset += 4 + facts.length + name.length + content.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from("PK\u0005\u0006"), end]);
}
