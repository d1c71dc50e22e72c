-- The search of staff (docs/decisions/0037): more words of orders and messages, and names that are found with a typo.
CREATE TABLE `letters` (
	`letter` text PRIMARY KEY NOT NULL,
	`plain` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `name_spellings` (
	`spelling` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`spelling`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO letters (letter, plain) SELECT key, value FROM json_each('
  {"\t":" ","\n":" ","\u000b":" ","\f":" ","\r":" ","!":" ","\"":" ","#":" ","$":" ","%":" ","&":" ","''":" ","(":" ",")":" ","*":" ","+":" ",",":" ","-":" ",
  ".":" ","/":" ",":":" ",";":" ","<":" ","=":" ",">":" ","?":" ","@":" ","[":" ","\\":" ","]":" ","^":" ","_":" ","`":" ","{":" ","|":" ","}":" ","~":" ",
  "\u00a0":" ","¡":" ","¢":" ","£":" ","¤":" ","¥":" ","¦":" ","§":" ","¨":" ","©":" ","«":" ","¬":" ","\u00ad":" ","®":" ","¯":" ","°":" ","±":" ","´":" ",
  "¶":" ","·":" ","¸":" ","»":" ","¿":" ","À":"a","Á":"a","Â":"a","Ã":"a","Ä":"a","Å":"a","Æ":"ae","Ç":"c","È":"e","É":"e","Ê":"e","Ë":"e","Ì":"i","Í":"i",
  "Î":"i","Ï":"i","Ð":"ð","Ñ":"n","Ò":"o","Ó":"o","Ô":"o","Õ":"o","Ö":"o","×":" ","Ø":"o","Ù":"u","Ú":"u","Û":"u","Ü":"u","Ý":"y","Þ":"þ","ß":"ss","à":"a",
  "á":"a","â":"a","ã":"a","ä":"a","å":"a","æ":"ae","ç":"c","è":"e","é":"e","ê":"e","ë":"e","ì":"i","í":"i","î":"i","ï":"i","ñ":"n","ò":"o","ó":"o","ô":"o",
  "õ":"o","ö":"o","÷":" ","ø":"o","ù":"u","ú":"u","û":"u","ü":"u","ý":"y","ÿ":"y","Ā":"a","ā":"a","Ă":"a","ă":"a","Ą":"a","ą":"a","Ć":"c","ć":"c","Ĉ":"c",
  "ĉ":"c","Ċ":"c","ċ":"c","Č":"c","č":"c","Ď":"d","ď":"d","Đ":"d","đ":"d","Ē":"e","ē":"e","Ĕ":"e","ĕ":"e","Ė":"e","ė":"e","Ę":"e","ę":"e","Ě":"e","ě":"e",
  "Ĝ":"g","ĝ":"g","Ğ":"g","ğ":"g","Ġ":"g","ġ":"g","Ģ":"g","ģ":"g","Ĥ":"h","ĥ":"h","Ħ":"ħ","Ĩ":"i","ĩ":"i","Ī":"i","ī":"i","Ĭ":"i","ĭ":"i","Į":"i","į":"i",
  "İ":"i","Ĳ":"ĳ","Ĵ":"j","ĵ":"j","Ķ":"k","ķ":"k","Ĺ":"l","ĺ":"l","Ļ":"l","ļ":"l","Ľ":"l","ľ":"l","Ŀ":"ŀ","Ł":"l","ł":"l","Ń":"n","ń":"n","Ņ":"n","ņ":"n",
  "Ň":"n","ň":"n","Ŋ":"ŋ","Ō":"o","ō":"o","Ŏ":"o","ŏ":"o","Ő":"o","ő":"o","Œ":"oe","œ":"oe","Ŕ":"r","ŕ":"r","Ŗ":"r","ŗ":"r","Ř":"r","ř":"r","Ś":"s","ś":"s",
  "Ŝ":"s","ŝ":"s","Ş":"s","ş":"s","Š":"s","š":"s","Ţ":"t","ţ":"t","Ť":"t","ť":"t","Ŧ":"ŧ","Ũ":"u","ũ":"u","Ū":"u","ū":"u","Ŭ":"u","ŭ":"u","Ů":"u","ů":"u",
  "Ű":"u","ű":"u","Ų":"u","ų":"u","Ŵ":"w","ŵ":"w","Ŷ":"y","ŷ":"y","Ÿ":"y","Ź":"z","ź":"z","Ż":"z","ż":"z","Ž":"z","ž":"z","Ɓ":"ɓ","Ƃ":"ƃ","Ƅ":"ƅ","Ɔ":"ɔ",
  "Ƈ":"ƈ","Ɖ":"ɖ","Ɗ":"ɗ","Ƌ":"ƌ","Ǝ":"ǝ","Ə":"ə","Ɛ":"ɛ","Ƒ":"ƒ","Ɠ":"ɠ","Ɣ":"ɣ","Ɩ":"ɩ","Ɨ":"ɨ","Ƙ":"ƙ","Ɯ":"ɯ","Ɲ":"ɲ","Ɵ":"ɵ","Ơ":"o","ơ":"o","Ƣ":"ƣ",
  "Ƥ":"ƥ","Ʀ":"ʀ","Ƨ":"ƨ","Ʃ":"ʃ","Ƭ":"ƭ","Ʈ":"ʈ","Ư":"u","ư":"u","Ʊ":"ʊ","Ʋ":"ʋ","Ƴ":"ƴ","Ƶ":"ƶ","Ʒ":"ʒ","Ƹ":"ƹ","Ƽ":"ƽ","Ǆ":"ǆ","ǅ":"ǆ","Ǉ":"ǉ","ǈ":"ǉ",
  "Ǌ":"ǌ","ǋ":"ǌ","Ǎ":"a","ǎ":"a","Ǐ":"i","ǐ":"i","Ǒ":"o","ǒ":"o","Ǔ":"u","ǔ":"u","Ǖ":"u","ǖ":"u","Ǘ":"u","ǘ":"u","Ǚ":"u","ǚ":"u","Ǜ":"u","ǜ":"u","Ǟ":"a",
  "ǟ":"a","Ǡ":"a","ǡ":"a","Ǣ":"ae","ǣ":"ae","Ǥ":"ǥ","Ǧ":"g","ǧ":"g","Ǩ":"k","ǩ":"k","Ǫ":"o","ǫ":"o","Ǭ":"o","ǭ":"o","Ǯ":"ʒ","ǯ":"ʒ","ǰ":"j","Ǳ":"ǳ","ǲ":"ǳ",
  "Ǵ":"g","ǵ":"g","Ƕ":"ƕ","Ƿ":"ƿ","Ǹ":"n","ǹ":"n","Ǻ":"a","ǻ":"a","Ǽ":"ae","ǽ":"ae","Ǿ":"o","ǿ":"o","Ȁ":"a","ȁ":"a","Ȃ":"a","ȃ":"a","Ȅ":"e","ȅ":"e","Ȇ":"e",
  "ȇ":"e","Ȉ":"i","ȉ":"i","Ȋ":"i","ȋ":"i","Ȍ":"o","ȍ":"o","Ȏ":"o","ȏ":"o","Ȑ":"r","ȑ":"r","Ȓ":"r","ȓ":"r","Ȕ":"u","ȕ":"u","Ȗ":"u","ȗ":"u","Ș":"s","ș":"s",
  "Ț":"t","ț":"t","Ȝ":"ȝ","Ȟ":"h","ȟ":"h","Ƞ":"ƞ","Ȣ":"ȣ","Ȥ":"ȥ","Ȧ":"a","ȧ":"a","Ȩ":"e","ȩ":"e","Ȫ":"o","ȫ":"o","Ȭ":"o","ȭ":"o","Ȯ":"o","ȯ":"o","Ȱ":"o",
  "ȱ":"o","Ȳ":"y","ȳ":"y","Ⱥ":"ⱥ","Ȼ":"ȼ","Ƚ":"ƚ","Ⱦ":"ⱦ","Ɂ":"ɂ","Ƀ":"ƀ","Ʉ":"ʉ","Ʌ":"ʌ","Ɇ":"ɇ","Ɉ":"ɉ","Ɋ":"ɋ","Ɍ":"ɍ","Ɏ":"ɏ","\u0300":"","\u0301":"",
  "\u0302":"","\u0303":"","\u0304":"","\u0305":"","\u0306":"","\u0307":"","\u0308":"","\u0309":"","\u030a":"","\u030b":"","\u030c":"","\u030d":"","\u030e":"",
  "\u030f":"","\u0310":"","\u0311":"","\u0312":"","\u0313":"","\u0314":"","\u0315":"","\u0316":"","\u0317":"","\u0318":"","\u0319":"","\u031a":"","\u031b":"",
  "\u031c":"","\u031d":"","\u031e":"","\u031f":"","\u0320":"","\u0321":"","\u0322":"","\u0323":"","\u0324":"","\u0325":"","\u0326":"","\u0327":"","\u0328":"",
  "\u0329":"","\u032a":"","\u032b":"","\u032c":"","\u032d":"","\u032e":"","\u032f":"","\u0330":"","\u0331":"","\u0332":"","\u0333":"","\u0334":"","\u0335":"",
  "\u0336":"","\u0337":"","\u0338":"","\u0339":"","\u033a":"","\u033b":"","\u033c":"","\u033d":"","\u033e":"","\u033f":"","\u0340":"","\u0341":"","\u0342":"",
  "\u0343":"","\u0344":"","\u0345":"","\u0346":"","\u0347":"","\u0348":"","\u0349":"","\u034a":"","\u034b":"","\u034c":"","\u034d":"","\u034e":"","\u034f":"",
  "\u0350":"","\u0351":"","\u0352":"","\u0353":"","\u0354":"","\u0355":"","\u0356":"","\u0357":"","\u0358":"","\u0359":"","\u035a":"","\u035b":"","\u035c":"",
  "\u035d":"","\u035e":"","\u035f":"","\u0360":"","\u0361":"","\u0362":"","\u0363":"","\u0364":"","\u0365":"","\u0366":"","\u0367":"","\u0368":"","\u0369":"",
  "\u036a":"","\u036b":"","\u036c":"","\u036d":"","\u036e":"","\u036f":"","Ͱ":"ͱ","Ͳ":"ͳ","ʹ":"ʹ","͵":" ","Ͷ":"ͷ","͸":" ","͹":" ",";":" ","Ϳ":"ϳ","΀":" ",
  "΁":" ","΂":" ","΃":" ","΄":" ","΅":" ","Ά":"α","·":" ","Έ":"ε","Ή":"η","Ί":"ι","΋":" ","Ό":"ο","΍":" ","Ύ":"υ","Ώ":"ω","ΐ":"ι","Α":"α","Β":"β","Γ":"γ",
  "Δ":"δ","Ε":"ε","Ζ":"ζ","Η":"η","Θ":"θ","Ι":"ι","Κ":"κ","Λ":"λ","Μ":"μ","Ν":"ν","Ξ":"ξ","Ο":"ο","Π":"π","Ρ":"ρ","΢":" ","Σ":"σ","Τ":"τ","Υ":"υ","Φ":"φ",
  "Χ":"χ","Ψ":"ψ","Ω":"ω","Ϊ":"ι","Ϋ":"υ","ά":"α","έ":"ε","ή":"η","ί":"ι","ΰ":"υ","ϊ":"ι","ϋ":"υ","ό":"ο","ύ":"υ","ώ":"ω","Ϗ":"ϗ","ϓ":"ϒ","ϔ":"ϒ","Ϙ":"ϙ",
  "Ϛ":"ϛ","Ϝ":"ϝ","Ϟ":"ϟ","Ϡ":"ϡ","Ϣ":"ϣ","Ϥ":"ϥ","Ϧ":"ϧ","Ϩ":"ϩ","Ϫ":"ϫ","Ϭ":"ϭ","Ϯ":"ϯ","ϴ":"θ","϶":" ","Ϸ":"ϸ","Ϲ":"ϲ","Ϻ":"ϻ","Ͻ":"ͻ","Ͼ":"ͼ","Ͽ":"ͽ",
  "Ѐ":"е","Ё":"е","Ђ":"ђ","Ѓ":"г","Є":"є","Ѕ":"ѕ","І":"і","Ї":"і","Ј":"ј","Љ":"љ","Њ":"њ","Ћ":"ћ","Ќ":"к","Ѝ":"и","Ў":"у","Џ":"џ","А":"а","Б":"б","В":"в",
  "Г":"г","Д":"д","Е":"е","Ж":"ж","З":"з","И":"и","Й":"и","К":"к","Л":"л","М":"м","Н":"н","О":"о","П":"п","Р":"р","С":"с","Т":"т","У":"у","Ф":"ф","Х":"х",
  "Ц":"ц","Ч":"ч","Ш":"ш","Щ":"щ","Ъ":"ъ","Ы":"ы","Ь":"ь","Э":"э","Ю":"ю","Я":"я","й":"и","ѐ":"е","ё":"е","ѓ":"г","ї":"і","ќ":"к","ѝ":"и","ў":"у","Ѡ":"ѡ",
  "Ѣ":"ѣ","Ѥ":"ѥ","Ѧ":"ѧ","Ѩ":"ѩ","Ѫ":"ѫ","Ѭ":"ѭ","Ѯ":"ѯ","Ѱ":"ѱ","Ѳ":"ѳ","Ѵ":"ѵ","Ѷ":"ѵ","ѷ":"ѵ","Ѹ":"ѹ","Ѻ":"ѻ","Ѽ":"ѽ","Ѿ":"ѿ","Ҁ":"ҁ","҂":" ","҃":" ",
  "҄":" ","҅":" ","҆":" ","҇":" ","҈":" ","҉":" ","Ҋ":"ҋ","Ҍ":"ҍ","Ҏ":"ҏ","Ґ":"ґ","Ғ":"ғ","Ҕ":"ҕ","Җ":"җ","Ҙ":"ҙ","Қ":"қ","Ҝ":"ҝ","Ҟ":"ҟ","Ҡ":"ҡ","Ң":"ң",
  "Ҥ":"ҥ","Ҧ":"ҧ","Ҩ":"ҩ","Ҫ":"ҫ","Ҭ":"ҭ","Ү":"ү","Ұ":"ұ","Ҳ":"ҳ","Ҵ":"ҵ","Ҷ":"ҷ","Ҹ":"ҹ","Һ":"һ","Ҽ":"ҽ","Ҿ":"ҿ","Ӏ":"ӏ","Ӂ":"ж","ӂ":"ж","Ӄ":"ӄ","Ӆ":"ӆ",
  "Ӈ":"ӈ","Ӊ":"ӊ","Ӌ":"ӌ","Ӎ":"ӎ","Ӑ":"а","ӑ":"а","Ӓ":"а","ӓ":"а","Ӕ":"ӕ","Ӗ":"е","ӗ":"е","Ә":"ә","Ӛ":"ә","ӛ":"ә","Ӝ":"ж","ӝ":"ж","Ӟ":"з","ӟ":"з","Ӡ":"ӡ",
  "Ӣ":"и","ӣ":"и","Ӥ":"и","ӥ":"и","Ӧ":"о","ӧ":"о","Ө":"ө","Ӫ":"ө","ӫ":"ө","Ӭ":"э","ӭ":"э","Ӯ":"у","ӯ":"у","Ӱ":"у","ӱ":"у","Ӳ":"у","ӳ":"у","Ӵ":"ч","ӵ":"ч",
  "Ӷ":"ӷ","Ӹ":"ы","ӹ":"ы","Ӻ":"ӻ","Ӽ":"ӽ","Ӿ":"ӿ","Ḁ":"a","ḁ":"a","Ḃ":"b","ḃ":"b","Ḅ":"b","ḅ":"b","Ḇ":"b","ḇ":"b","Ḉ":"c","ḉ":"c","Ḋ":"d","ḋ":"d","Ḍ":"d",
  "ḍ":"d","Ḏ":"d","ḏ":"d","Ḑ":"d","ḑ":"d","Ḓ":"d","ḓ":"d","Ḕ":"e","ḕ":"e","Ḗ":"e","ḗ":"e","Ḙ":"e","ḙ":"e","Ḛ":"e","ḛ":"e","Ḝ":"e","ḝ":"e","Ḟ":"f","ḟ":"f",
  "Ḡ":"g","ḡ":"g","Ḣ":"h","ḣ":"h","Ḥ":"h","ḥ":"h","Ḧ":"h","ḧ":"h","Ḩ":"h","ḩ":"h","Ḫ":"h","ḫ":"h","Ḭ":"i","ḭ":"i","Ḯ":"i","ḯ":"i","Ḱ":"k","ḱ":"k","Ḳ":"k",
  "ḳ":"k","Ḵ":"k","ḵ":"k","Ḷ":"l","ḷ":"l","Ḹ":"l","ḹ":"l","Ḻ":"l","ḻ":"l","Ḽ":"l","ḽ":"l","Ḿ":"m","ḿ":"m","Ṁ":"m","ṁ":"m","Ṃ":"m","ṃ":"m","Ṅ":"n","ṅ":"n",
  "Ṇ":"n","ṇ":"n","Ṉ":"n","ṉ":"n","Ṋ":"n","ṋ":"n","Ṍ":"o","ṍ":"o","Ṏ":"o","ṏ":"o","Ṑ":"o","ṑ":"o","Ṓ":"o","ṓ":"o","Ṕ":"p","ṕ":"p","Ṗ":"p","ṗ":"p","Ṙ":"r",
  "ṙ":"r","Ṛ":"r","ṛ":"r","Ṝ":"r","ṝ":"r","Ṟ":"r","ṟ":"r","Ṡ":"s","ṡ":"s","Ṣ":"s","ṣ":"s","Ṥ":"s","ṥ":"s","Ṧ":"s","ṧ":"s","Ṩ":"s","ṩ":"s","Ṫ":"t","ṫ":"t",
  "Ṭ":"t","ṭ":"t","Ṯ":"t","ṯ":"t","Ṱ":"t","ṱ":"t","Ṳ":"u","ṳ":"u","Ṵ":"u","ṵ":"u","Ṷ":"u","ṷ":"u","Ṹ":"u","ṹ":"u","Ṻ":"u","ṻ":"u","Ṽ":"v","ṽ":"v","Ṿ":"v",
  "ṿ":"v","Ẁ":"w","ẁ":"w","Ẃ":"w","ẃ":"w","Ẅ":"w","ẅ":"w","Ẇ":"w","ẇ":"w","Ẉ":"w","ẉ":"w","Ẋ":"x","ẋ":"x","Ẍ":"x","ẍ":"x","Ẏ":"y","ẏ":"y","Ẑ":"z","ẑ":"z",
  "Ẓ":"z","ẓ":"z","Ẕ":"z","ẕ":"z","ẖ":"h","ẗ":"t","ẘ":"w","ẙ":"y","ẛ":"ſ","ẞ":"ss","Ạ":"a","ạ":"a","Ả":"a","ả":"a","Ấ":"a","ấ":"a","Ầ":"a","ầ":"a","Ẩ":"a",
  "ẩ":"a","Ẫ":"a","ẫ":"a","Ậ":"a","ậ":"a","Ắ":"a","ắ":"a","Ằ":"a","ằ":"a","Ẳ":"a","ẳ":"a","Ẵ":"a","ẵ":"a","Ặ":"a","ặ":"a","Ẹ":"e","ẹ":"e","Ẻ":"e","ẻ":"e",
  "Ẽ":"e","ẽ":"e","Ế":"e","ế":"e","Ề":"e","ề":"e","Ể":"e","ể":"e","Ễ":"e","ễ":"e","Ệ":"e","ệ":"e","Ỉ":"i","ỉ":"i","Ị":"i","ị":"i","Ọ":"o","ọ":"o","Ỏ":"o",
  "ỏ":"o","Ố":"o","ố":"o","Ồ":"o","ồ":"o","Ổ":"o","ổ":"o","Ỗ":"o","ỗ":"o","Ộ":"o","ộ":"o","Ớ":"o","ớ":"o","Ờ":"o","ờ":"o","Ở":"o","ở":"o","Ỡ":"o","ỡ":"o",
  "Ợ":"o","ợ":"o","Ụ":"u","ụ":"u","Ủ":"u","ủ":"u","Ứ":"u","ứ":"u","Ừ":"u","ừ":"u","Ử":"u","ử":"u","Ữ":"u","ữ":"u","Ự":"u","ự":"u","Ỳ":"y","ỳ":"y","Ỵ":"y",
  "ỵ":"y","Ỷ":"y","ỷ":"y","Ỹ":"y","ỹ":"y","Ỻ":"ỻ","Ỽ":"ỽ","Ỿ":"ỿ","\u2000":" ","\u2001":" ","\u2002":" ","\u2003":" ","\u2004":" ","\u2005":" ","\u2006":" ",
  "\u2007":" ","\u2008":" ","\u2009":" ","\u200a":" ","\u200b":" ","\u200c":" ","\u200d":" ","\u200e":" ","\u200f":" ","\u2010":" ","\u2011":" ","\u2012":" ",
  "\u2013":" ","\u2014":" ","\u2015":" ","\u2016":" ","\u2017":" ","\u2018":" ","\u2019":" ","\u201a":" ","\u201b":" ","\u201c":" ","\u201d":" ","\u201e":" ",
  "\u201f":" ","\u2020":" ","\u2021":" ","\u2022":" ","\u2023":" ","\u2024":" ","\u2025":" ","\u2026":" ","\u2027":" ","\u2028":" ","\u2029":" ","\u202a":" ",
  "\u202b":" ","\u202c":" ","\u202d":" ","\u202e":" ","\u202f":" ","\u2030":" ","\u2031":" ","\u2032":" ","\u2033":" ","\u2034":" ","\u2035":" ","\u2036":" ",
  "\u2037":" ","\u2038":" ","\u2039":" ","\u203a":" ","\u203b":" ","\u203c":" ","\u203d":" ","\u203e":" ","\u203f":" ","\u2040":" ","\u2041":" ","\u2042":" ",
  "\u2043":" ","\u2044":" ","\u2045":" ","\u2046":" ","\u2047":" ","\u2048":" ","\u2049":" ","\u204a":" ","\u204b":" ","\u204c":" ","\u204d":" ","\u204e":" ",
  "\u204f":" ","\u2050":" ","\u2051":" ","\u2052":" ","\u2053":" ","\u2054":" ","\u2055":" ","\u2056":" ","\u2057":" ","\u2058":" ","\u2059":" ","\u205a":" ",
  "\u205b":" ","\u205c":" ","\u205d":" ","\u205e":" ","\u205f":" ","\u2060":" ","\u2061":" ","\u2062":" ","\u2063":" ","\u2064":" ","\u2065":" ","\u2066":" ",
  "\u2067":" ","\u2068":" ","\u2069":" ","\u206a":" ","\u206b":" ","\u206c":" ","\u206d":" ","\u206e":" ","\u206f":" "," ":" "}
');
--> statement-breakpoint
DROP TRIGGER orders_searchable;--> statement-breakpoint
DROP TRIGGER orders_unsearchable;--> statement-breakpoint
DROP TRIGGER orders_changing;--> statement-breakpoint
DROP TRIGGER orders_researchable;--> statement-breakpoint
DROP TRIGGER customers_changing;--> statement-breakpoint
DROP TRIGGER customers_researchable;--> statement-breakpoint
DROP TRIGGER messages_searchable;--> statement-breakpoint
DROP TRIGGER messages_unsearchable;--> statement-breakpoint
DROP VIEW order_words;--> statement-breakpoint
-- The names of each customer, with the letters written out that the tokenizer leaves as they are.
CREATE VIEW customer_names AS
  SELECT id, email, notes, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(iif(company_name = first_name || ' ' || last_name, company_name, company_name || ' ' || first_name || ' ' || last_name), 'ß', 'ss'), 'ẞ', 'SS'), 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), 'ø', 'o'), 'Ø', 'O'), 'ł', 'l'), 'Ł', 'L'), 'đ', 'd'), 'Đ', 'D') AS names
  FROM customers;
--> statement-breakpoint
-- What order_search holds of an order: its number without FT-, names, also without apostrophes and hyphens, e-mail, VAT number with and
-- without its country, flight number without spaces; and behind private-use characters, which no search that people type can contain,
-- its status (57344), airport (57345) and flight day (57346).
CREATE VIEW order_words AS
  SELECT orders.rowid AS order_rowid, orders.customer_id,
    substr(orders.order_number, 4) || ' ' || names || iif(names GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(names, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '') || ' ' || email
      || iif(instr(notes, ' | VAT: ') > 0 AND instr(notes, ' | VAT: N/A | ') = 0, (
        SELECT ' ' || vat || ' ' || substr(vat, 3) FROM (
          SELECT replace(replace(replace(substr(rest, 1, instr(rest || ' | ', ' | ') - 1), ' ', ''), '.', ''), '-', '') AS vat
          FROM (SELECT substr(notes, instr(notes, ' | VAT: ') + 8) AS rest)
        )
      ), '')
      || coalesce(' ' || replace(replace(orders.flight_number, ' ', ''), '-', ''), '')
      || ' ' || char(57344) || lower(replace(orders.status, ' ', '')) || ' ' || char(57345) || orders.airport
      || coalesce(' ' || char(57346) || replace(orders.flight_date, '-', ''), '') AS words
  FROM orders JOIN customer_names ON customer_names.id = orders.customer_id;
--> statement-breakpoint
-- What message_search holds of a message: name, e-mail, text, and behind a private-use character (57347) the last nine digits of the phone.
CREATE VIEW message_words AS
  SELECT messages.rowid AS message_rowid,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name || ' ' || message, 'ß', 'ss'), 'ẞ', 'SS'), 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), 'ø', 'o'), 'Ø', 'O'), 'ł', 'l'), 'Ł', 'L'), 'đ', 'd'), 'Đ', 'D') || iif(name GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(name, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '') || ' ' || email
      || coalesce(' ' || char(57347) || substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '.', ''), '-', ''), '(', ''), ')', ''), '/', ''), -9), '') AS words
  FROM messages;
--> statement-breakpoint
DROP TABLE message_search;--> statement-breakpoint
-- Beginnings of up to five letters are kept ready: messages are long, and few words share a longer beginning.
CREATE VIRTUAL TABLE message_search USING fts5(
  words, content = '', detail = none, prefix = '2 3 4 5', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO message_search (message_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO order_search (order_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words;
--> statement-breakpoint
INSERT INTO message_search (rowid, words) SELECT message_rowid, words FROM message_words;
--> statement-breakpoint
-- A name is learned by an INSERT here, and forgotten by one into forgotten_names: views, so that each rule stands once.
CREATE VIEW learned_names AS SELECT '' AS text WHERE 0;
--> statement-breakpoint
CREATE VIEW forgotten_names AS SELECT '' AS text WHERE 0;
--> statement-breakpoint
-- Reads the text letter by letter into words of three letters or more; of a word that is not known yet it keeps every spelling.
CREATE TRIGGER names_learned INSTEAD OF INSERT ON learned_names BEGIN
  INSERT OR IGNORE INTO name_spellings (spelling, word)
    WITH RECURSIVE letters_read (rest, letter, word, done) AS (
      SELECT lower(NEW.text || iif(NEW.text GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(NEW.text, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '')) || '  ', ' ', '', ''
      UNION ALL
      SELECT substr(rest, 2), coalesce((SELECT plain FROM letters WHERE letters.letter = substr(rest, 1, 1)), substr(rest, 1, 1)),
        iif(letter = ' ', '', word || letter), iif(letter = ' ', word, '')
      FROM letters_read WHERE rest <> ''
    ),
    places (word, missing) AS (
      SELECT done, 0 FROM letters_read
        WHERE length(done) > 2 AND NOT EXISTS (SELECT 1 FROM name_spellings WHERE (spelling, name_spellings.word) = (done, done))
      UNION ALL
      SELECT word, missing + 1 FROM places WHERE missing < length(word)
    )
    SELECT iif(missing = 0, word, substr(word, 1, missing - 1) || substr(word, missing + 1)), word FROM places;
END;
--> statement-breakpoint
-- Forgets the words that no order and no message is found by any more. It is given every word that may have kept a name alive, as an
-- address or a text holds names too.
CREATE TRIGGER names_forgotten INSTEAD OF INSERT ON forgotten_names BEGIN
  DELETE FROM name_spellings WHERE (spelling, word) IN (
    WITH RECURSIVE letters_read (rest, letter, word, done) AS (
      SELECT lower(NEW.text || iif(NEW.text GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(NEW.text, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '')) || '  ', ' ', '', ''
      UNION ALL
      SELECT substr(rest, 2), coalesce((SELECT plain FROM letters WHERE letters.letter = substr(rest, 1, 1)), substr(rest, 1, 1)),
        iif(letter = ' ', '', word || letter), iif(letter = ' ', word, '')
      FROM letters_read WHERE rest <> ''
    ),
    places (word, missing) AS (
      SELECT done, 0 FROM letters_read
        WHERE length(done) > 2
          AND NOT EXISTS (SELECT 1 FROM order_search WHERE order_search MATCH '"' || done || '"')
          AND NOT EXISTS (SELECT 1 FROM message_search WHERE message_search MATCH '"' || done || '"')
      UNION ALL
      SELECT word, missing + 1 FROM places WHERE missing < length(word)
    )
    SELECT iif(missing = 0, word, substr(word, 1, missing - 1) || substr(word, missing + 1)), word FROM places
  );
END;
--> statement-breakpoint
CREATE TRIGGER orders_searchable AFTER INSERT ON orders BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid = NEW.rowid;
END;
--> statement-breakpoint
-- Before the change, because order_words then still has the words that the index has. A customer's row goes after their orders'.
CREATE TRIGGER orders_unsearchable BEFORE DELETE ON orders BEGIN
  INSERT INTO order_search (order_search, rowid, words) SELECT 'delete', order_rowid, words FROM order_words WHERE order_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER orders_changing BEFORE UPDATE OF order_number, customer_id, status, airport, flight_date, flight_number ON orders BEGIN
  INSERT INTO order_search (order_search, rowid, words) SELECT 'delete', order_rowid, words FROM order_words WHERE order_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER orders_researchable AFTER UPDATE OF order_number, customer_id, status, airport, flight_date, flight_number ON orders BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER customers_searchable AFTER INSERT ON customers BEGIN
  INSERT INTO learned_names VALUES (NEW.first_name || ' ' || NEW.last_name
    || iif(NEW.company_name = NEW.first_name || ' ' || NEW.last_name, '', ' ' || NEW.company_name));
END;
--> statement-breakpoint
CREATE TRIGGER customers_unsearchable AFTER DELETE ON customers BEGIN
  INSERT INTO forgotten_names VALUES (OLD.first_name || ' ' || OLD.last_name || ' ' || OLD.company_name || ' ' || OLD.email);
END;
--> statement-breakpoint
CREATE TRIGGER customers_changing BEFORE UPDATE OF company_name, first_name, last_name, email, notes ON customers BEGIN
  INSERT INTO order_search (order_search, rowid, words) SELECT 'delete', order_rowid, words FROM order_words WHERE customer_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER customers_researchable AFTER UPDATE OF company_name, first_name, last_name, email, notes ON customers BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE customer_id = NEW.id;
  INSERT INTO forgotten_names VALUES (OLD.first_name || ' ' || OLD.last_name || ' ' || OLD.company_name || ' ' || OLD.email);
  INSERT INTO learned_names VALUES (NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.company_name);
END;
--> statement-breakpoint
CREATE TRIGGER messages_searchable AFTER INSERT ON messages BEGIN
  INSERT INTO message_search (rowid, words) SELECT message_rowid, words FROM message_words WHERE message_rowid = NEW.rowid;
  INSERT INTO learned_names VALUES (NEW.name);
END;
--> statement-breakpoint
CREATE TRIGGER messages_removing BEFORE DELETE ON messages BEGIN
  INSERT INTO message_search (message_search, rowid, words) SELECT 'delete', message_rowid, words FROM message_words WHERE message_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER messages_unsearchable AFTER DELETE ON messages BEGIN
  INSERT INTO forgotten_names VALUES (OLD.name || ' ' || OLD.email || ' ' || OLD.message);
END;
--> statement-breakpoint
CREATE TRIGGER messages_changing BEFORE UPDATE OF name, email, phone, message ON messages BEGIN
  INSERT INTO message_search (message_search, rowid, words) SELECT 'delete', message_rowid, words FROM message_words WHERE message_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER messages_researchable AFTER UPDATE OF name, email, phone, message ON messages BEGIN
  INSERT INTO message_search (rowid, words) SELECT message_rowid, words FROM message_words WHERE message_rowid = NEW.rowid;
  INSERT INTO forgotten_names VALUES (OLD.name || ' ' || OLD.email || ' ' || OLD.message);
  INSERT INTO learned_names VALUES (NEW.name);
END;
--> statement-breakpoint
-- What was there before the triggers.
INSERT INTO learned_names SELECT DISTINCT first_name || ' ' || last_name || ' ' || company_name FROM customers UNION SELECT name FROM messages;
