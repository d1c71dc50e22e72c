import type { SiteConfig } from "#domain/site-config.ts";

type Airport = NonNullable<SiteConfig["airports"]>[number];

/** Large airports by IANA zone: IATA code, city and name. Compared with airport-data-js 4.0.0 (CC BY 4.0). */
const BY_ZONE: Record<string, string> = {
  "Africa/Abidjan": "ABJ Abidjan: Félix Houphouët-Boigny",
  "Africa/Accra": "ACC Accra: Kotoka",
  "Africa/Addis_Ababa": "ADD Addis Ababa: Bole",
  "Africa/Algiers":
    "ALG Algiers: Houari Boumediene; CZL Constantine: Mohamed Boudiaf; " +
    "ORN Oran: Ahmed Ben Bella",
  "Africa/Bamako": "BKO Bamako: Modibo Keïta",
  "Africa/Brazzaville": "BZV Brazzaville: Maya-Maya",
  "Africa/Cairo": "CAI Cairo: International; HRG Hurghada; LXR Luxor; SSH Sharm el-Sheikh",
  "Africa/Casablanca":
    "AGA Agadir: Al Massira; CMN Casablanca: Mohammed V; FEZ Fez: Saïss; NDR Nador; " +
    "OUD Oujda: Angads; RAK Marrakesh: Menara; RBA Rabat: Salé; TNG Tangier: Ibn Battouta",
  "Africa/Dakar": "DSS Dakar: Blaise Diagne",
  "Africa/Dar_es_Salaam": "DAR Dar es Salaam: Julius Nyerere; JRO Kilimanjaro; ZNZ Zanzibar",
  "Africa/Douala": "DLA Douala; NSI Yaoundé: Nsimalen",
  "Africa/Johannesburg": "CPT Cape Town; DUR Durban: King Shaka; JNB Johannesburg: O. R. Tambo",
  "Africa/Kampala": "EBB Entebbe",
  "Africa/Kigali": "KGL Kigali",
  "Africa/Kinshasa": "FIH Kinshasa: Ndjili",
  "Africa/Lagos": "ABV Abuja: Nnamdi Azikiwe; LOS Lagos: Murtala Muhammed",
  "Africa/Libreville": "LBV Libreville: Léon-Mba",
  "Africa/Lome": "LFW Lomé: Gnassingbé Eyadéma",
  "Africa/Nairobi": "MBA Mombasa: Moi; NBO Nairobi: Jomo Kenyatta",
  "Africa/Ouagadougou": "OUA Ouagadougou",
  "Africa/Porto-Novo": "COO Cotonou: Cadjehoun",
  "Africa/Tunis": "DJE Djerba: Zarzis; MIR Monastir; NBE Enfidha: Hammamet; TUN Tunis: Carthage",
  "Africa/Windhoek": "WDH Windhoek: Hosea Kutako",
  "America/Anchorage": "ANC Anchorage: Ted Stevens",
  "America/Argentina/Buenos_Aires": "AEP Buenos Aires: Jorge Newbery; EZE Buenos Aires: Ezeiza",
  "America/Argentina/Cordoba": "COR Córdoba",
  "America/Asuncion": "ASU Asunción",
  "America/Bahia": "SSA Salvador",
  "America/Barbados": "BGI Bridgetown: Grantley Adams",
  "America/Belem": "FOR Fortaleza",
  "America/Bogota":
    "BOG Bogotá: El Dorado; CTG Cartagena: Rafael Núñez; MDE Medellín: José María Córdova",
  "America/Cancun": "CUN Cancún",
  "America/Cayenne": "CAY Cayenne: Félix Éboué",
  "America/Chicago":
    "AUS Austin: Bergstrom; BNA Nashville; DAL Dallas: Love Field; DFW Dallas: Fort Worth; " +
    "HOU Houston: Hobby; IAH Houston: Bush; MCI Kansas City; MDW Chicago: Midway; " +
    "MSP Minneapolis: Saint Paul; MSY New Orleans: Louis Armstrong; ORD Chicago: O’Hare; " +
    "SAT San Antonio; STL Saint Louis: Lambert",
  "America/Costa_Rica": "LIR Liberia; SJO San José: Juan Santamaría",
  "America/Denver": "DEN Denver; SLC Salt Lake City",
  "America/Edmonton": "YEG Edmonton; YYC Calgary",
  "America/El_Salvador": "SAL San Salvador",
  "America/Guadeloupe": "PTP Pointe-à-Pitre: Maryse Condé; SXM Saint Martin: Princess Juliana",
  "America/Guatemala": "GUA Guatemala City: La Aurora",
  "America/Guayaquil": "GYE Guayaquil; UIO Quito: Mariscal Sucre",
  "America/Halifax": "YHZ Halifax: Stanfield",
  "America/Havana": "HAV Havana: José Martí; VRA Varadero",
  "America/Jamaica": "MBJ Montego Bay: Sangster",
  "America/La_Paz": "LPB La Paz: El Alto; VVI Santa Cruz: Viru Viru",
  "America/Lima": "CUZ Cusco; LIM Lima: Jorge Chávez",
  "America/Los_Angeles":
    "LAS Las Vegas: Harry Reid; LAX Los Angeles; OAK Oakland; PDX Portland; SAN San Diego; " +
    "SEA Seattle: Tacoma; SFO San Francisco; SJC San Jose: Mineta; SMF Sacramento",
  "America/Martinique": "FDF Fort-de-France: Aimé Césaire",
  "America/Mazatlan": "SJD Los Cabos",
  "America/Mexico_City": "GDL Guadalajara; MEX Mexico City: Benito Juárez",
  "America/Monterrey": "MTY Monterrey",
  "America/Montevideo": "MVD Montevideo: Carrasco",
  "America/Nassau": "NAS Nassau: Lynden Pindling",
  "America/New_York":
    "ATL Atlanta: Hartsfield-Jackson; BOS Boston: Logan; BWI Baltimore: Washington; " +
    "CLE Cleveland: Hopkins; CLT Charlotte: Douglas; CVG Cincinnati: Northern Kentucky; " +
    "DCA Washington: Reagan; DTW Detroit; EWR New York: Newark; " +
    "FLL Fort Lauderdale: Hollywood; IAD Washington: Dulles; " +
    "JFK New York: John F. Kennedy; LGA New York: LaGuardia; MCO Orlando; MIA Miami; " +
    "PHL Philadelphia; PIT Pittsburgh; RDU Raleigh: Durham; TPA Tampa",
  "America/Panama": "PTY Panama City: Tocumen",
  "America/Phoenix": "PHX Phoenix: Sky Harbor",
  "America/Puerto_Rico": "SJU San Juan: Luis Muñoz Marín",
  "America/Recife": "REC Recife: Guararapes",
  "America/Santiago": "SCL Santiago: Arturo Merino Benítez",
  "America/Santo_Domingo": "PUJ Punta Cana; SDQ Santo Domingo: Las Américas",
  "America/Sao_Paulo":
    "BSB Brasília; CGH São Paulo: Congonhas; CNF Belo Horizonte: Confins; " +
    "GIG Rio de Janeiro: Galeão; GRU São Paulo: Guarulhos; " +
    "POA Porto Alegre: Salgado Filho; SDU Rio de Janeiro: Santos Dumont",
  "America/Toronto":
    "YOW Ottawa: Macdonald-Cartier; YQB Quebec City: Jean Lesage; " +
    "YTZ Toronto: Billy Bishop; YUL Montreal: Trudeau; YYZ Toronto: Pearson",
  "America/Vancouver": "YVR Vancouver",
  "America/Winnipeg": "YWG Winnipeg: Richardson",
  "Asia/Almaty": "ALA Almaty; NQZ Astana",
  "Asia/Amman": "AMM Amman: Queen Alia; AQJ Aqaba: King Hussein",
  "Asia/Bahrain": "BAH Bahrain",
  "Asia/Baku": "GYD Baku: Heydar Aliyev",
  "Asia/Bangkok":
    "BKK Bangkok: Suvarnabhumi; CNX Chiang Mai; DMK Bangkok: Don Mueang; HKT Phuket; " +
    "USM Koh Samui",
  "Asia/Beirut": "BEY Beirut: Rafic Hariri",
  "Asia/Colombo": "CMB Colombo: Bandaranaike",
  "Asia/Dhaka": "DAC Dhaka",
  "Asia/Dubai":
    "AUH Abu Dhabi: Zayed; DWC Dubai: Al Maktoum; DXB Dubai: International; SHJ Sharjah",
  "Asia/Ho_Chi_Minh": "DAD Da Nang; HAN Hanoi: Noi Bai; SGN Ho Chi Minh City: Tan Son Nhat",
  "Asia/Hong_Kong": "HKG Hong Kong",
  "Asia/Jakarta": "CGK Jakarta: Soekarno-Hatta; SUB Surabaya: Juanda",
  "Asia/Jerusalem": "TLV Tel Aviv: Ben Gurion",
  "Asia/Karachi": "ISB Islamabad; KHI Karachi: Jinnah; LHE Lahore",
  "Asia/Kathmandu": "KTM Kathmandu: Tribhuvan",
  "Asia/Kolkata":
    "BLR Bengaluru: Kempegowda; BOM Mumbai: Chhatrapati Shivaji; CCU Kolkata; COK Kochi; " +
    "DEL Delhi: Indira Gandhi; GOI Goa: Dabolim; HYD Hyderabad: Rajiv Gandhi; MAA Chennai",
  "Asia/Kuala_Lumpur": "KUL Kuala Lumpur; PEN Penang",
  "Asia/Kuwait": "KWI Kuwait",
  "Asia/Macau": "MFM Macau",
  "Asia/Makassar": "DPS Bali: Ngurah Rai",
  "Asia/Manila": "CEB Cebu: Mactan; MNL Manila: Ninoy Aquino",
  "Asia/Muscat": "MCT Muscat",
  "Asia/Nicosia": "LCA Larnaca; PFO Paphos",
  "Asia/Phnom_Penh": "PNH Phnom Penh",
  "Asia/Qatar": "DOH Doha: Hamad",
  "Asia/Riyadh":
    "DMM Dammam: King Fahd; JED Jeddah: King Abdulaziz; MED Medina: Prince Mohammad; " +
    "RUH Riyadh: King Khalid",
  "Asia/Seoul": "CJU Jeju; GMP Seoul: Gimpo; ICN Seoul: Incheon; PUS Busan: Gimhae",
  "Asia/Shanghai":
    "CAN Guangzhou: Baiyun; CTU Chengdu: Shuangliu; PEK Beijing: Capital; " +
    "PKX Beijing: Daxing; PVG Shanghai: Pudong; SHA Shanghai: Hongqiao; " +
    "SZX Shenzhen: Bao’an; XIY Xi’an: Xianyang",
  "Asia/Singapore": "SIN Singapore: Changi",
  "Asia/Taipei": "TPE Taipei: Taoyuan; TSA Taipei: Songshan",
  "Asia/Tashkent": "TAS Tashkent",
  "Asia/Tbilisi": "TBS Tbilisi",
  "Asia/Tokyo":
    "CTS Sapporo: New Chitose; FUK Fukuoka; HND Tokyo: Haneda; ITM Osaka: Itami; " +
    "KIX Osaka: Kansai; NGO Nagoya: Chubu Centrair; NRT Tokyo: Narita; OKA Okinawa: Naha",
  "Asia/Vientiane": "VTE Vientiane: Wattay",
  "Asia/Yangon": "RGN Yangon",
  "Asia/Yerevan": "EVN Yerevan: Zvartnots",
  "Atlantic/Azores": "PDL Ponta Delgada",
  "Atlantic/Canary":
    "ACE Lanzarote; FUE Fuerteventura; LPA Gran Canaria; SPC La Palma; " +
    "TFN Tenerife: North; TFS Tenerife: South",
  "Atlantic/Madeira": "FNC Madeira: Cristiano Ronaldo",
  "Atlantic/Reykjavik": "KEF Reykjavík: Keflavík",
  "Australia/Adelaide": "ADL Adelaide",
  "Australia/Brisbane": "BNE Brisbane; CNS Cairns; OOL Gold Coast",
  "Australia/Darwin": "DRW Darwin",
  "Australia/Hobart": "HBA Hobart",
  "Australia/Melbourne": "MEL Melbourne: Tullamarine",
  "Australia/Perth": "PER Perth",
  "Australia/Sydney": "CBR Canberra; SYD Sydney: Kingsford Smith",
  "Europe/Amsterdam":
    "AMS Amsterdam: Schiphol; EIN Eindhoven; MST Maastricht: Aachen; RTM Rotterdam: The Hague",
  "Europe/Athens":
    "ATH Athens: Eleftherios Venizelos; CFU Corfu; CHQ Chania; EFL Kefalonia; " +
    "HER Heraklion: Nikos Kazantzakis; JMK Mykonos; JTR Santorini; KGS Kos; RHO Rhodes; " +
    "SKG Thessaloniki: Makedonia; ZTH Zakynthos",
  "Europe/Belgrade": "BEG Belgrade: Nikola Tesla; PRN Pristina",
  "Europe/Berlin":
    "BER Berlin: Brandenburg; BRE Bremen; CGN Cologne: Bonn; DRS Dresden; DTM Dortmund; " +
    "DUS Düsseldorf; FKB Karlsruhe: Baden-Baden; FMM Memmingen; FRA Frankfurt; " +
    "HAJ Hanover; HAM Hamburg; HHN Frankfurt: Hahn; LEJ Leipzig: Halle; MUC Munich; " +
    "NRN Weeze; NUE Nuremberg; STR Stuttgart",
  "Europe/Bratislava": "BTS Bratislava",
  "Europe/Brussels": "ANR Antwerp; BRU Brussels; CRL Brussels: Charleroi; LGG Liège",
  "Europe/Bucharest": "CLJ Cluj: Napoca; IAS Iași; OTP Bucharest: Henri Coandă; TSR Timișoara",
  "Europe/Budapest": "BUD Budapest: Ferenc Liszt; DEB Debrecen",
  "Europe/Chisinau": "RMO Chișinău",
  "Europe/Copenhagen": "AAL Aalborg; AAR Aarhus; BLL Billund; CPH Copenhagen: Kastrup",
  "Europe/Dublin": "DUB Dublin; ORK Cork; SNN Shannon",
  "Europe/Guernsey": "GCI Guernsey",
  "Europe/Helsinki": "HEL Helsinki: Vantaa; OUL Oulu; RVN Rovaniemi; TKU Turku; TMP Tampere",
  "Europe/Isle_of_Man": "IOM Isle of Man",
  "Europe/Istanbul":
    "ADB İzmir: Adnan Menderes; AYT Antalya; BJV Bodrum: Milas; DLM Dalaman; " +
    "ESB Ankara: Esenboğa; IST Istanbul; SAW Istanbul: Sabiha Gökçen",
  "Europe/Jersey": "JER Jersey",
  "Europe/Lisbon": "FAO Faro; LIS Lisbon: Humberto Delgado; OPO Porto: Francisco Sá Carneiro",
  "Europe/Ljubljana": "LJU Ljubljana",
  "Europe/London":
    "ABZ Aberdeen; BFS Belfast: International; BHD Belfast: City; BHX Birmingham; " +
    "BRS Bristol; CWL Cardiff; EDI Edinburgh; EMA East Midlands; EXT Exeter; GLA Glasgow; " +
    "INV Inverness; LBA Leeds: Bradford; LCY London: City; LGW London: Gatwick; " +
    "LHR London: Heathrow; LPL Liverpool: John Lennon; LTN London: Luton; MAN Manchester; " +
    "NCL Newcastle; SEN London: Southend; SOU Southampton; STN London: Stansted",
  "Europe/Luxembourg": "LUX Luxembourg",
  "Europe/Madrid":
    "AGP Málaga: Costa del Sol; ALC Alicante: Elche; BCN Barcelona: El Prat; BIO Bilbao; " +
    "GRO Girona: Costa Brava; GRX Granada; IBZ Ibiza; LCG A Coruña; LEI Almería; " +
    "MAD Madrid: Barajas; MAH Menorca; OVD Asturias; PMI Palma: de Mallorca; REU Reus; " +
    "RMU Murcia; SCQ Santiago de Compostela; SDR Santander; SVQ Seville; VGO Vigo; " +
    "VLC Valencia; XRY Jerez",
  "Europe/Malta": "MLA Malta",
  "Europe/Oslo":
    "BGO Bergen: Flesland; OSL Oslo: Gardermoen; SVG Stavanger: Sola; TOS Tromsø; " +
    "TRD Trondheim: Værnes; TRF Oslo: Torp",
  "Europe/Paris":
    "AJA Ajaccio: Napoléon Bonaparte; BES Brest; BIA Bastia: Poretta; BIQ Biarritz; " +
    "BOD Bordeaux: Mérignac; BSL Basel: Mulhouse; BVA Paris: Beauvais; " +
    "BZR Béziers: Cap d’Agde; CDG Paris: Charles de Gaulle; " +
    "CFE Clermont-Ferrand: Auvergne; CFR Caen: Carpiquet; CLY Calvi: Sainte-Catherine; " +
    "CMF Chambéry: Savoie; DOL Deauville: Normandie; ETZ Metz: Nancy-Lorraine; " +
    "FNI Nîmes: Alès-Camargue-Cévennes; FSC Figari: Sud Corse; GNB Grenoble: Alpes-Isère; " +
    "LDE Lourdes: Tarbes-Pyrénées; LIG Limoges: Bellegarde; LIL Lille; " +
    "LRH La Rochelle: Île de Ré; LYS Lyon: Saint-Exupéry; MPL Montpellier; " +
    "MRS Marseille: Provence; NCE Nice: Côte d’Azur; NTE Nantes: Atlantique; " +
    "ORY Paris: Orly; PGF Perpignan; PUF Pau: Pyrénées; RNS Rennes; SXB Strasbourg; " +
    "TLN Toulon: Hyères; TLS Toulouse: Blagnac",
  "Europe/Podgorica": "TGD Podgorica; TIV Tivat",
  "Europe/Prague": "BRQ Brno; PRG Prague: Václav Havel",
  "Europe/Riga": "RIX Riga",
  "Europe/Rome":
    "AHO Alghero: Fertilia; BDS Brindisi: Salento; BGY Milan: Bergamo; " +
    "BLQ Bologna: Guglielmo Marconi; BRI Bari: Karol Wojtyła; CAG Cagliari: Elmas; " +
    "CIA Rome: Ciampino; CTA Catania: Fontanarossa; FCO Rome: Fiumicino; " +
    "FLR Florence: Peretola; GOA Genoa: Cristoforo Colombo; LIN Milan: Linate; " +
    "MXP Milan: Malpensa; NAP Naples: Capodichino; OLB Olbia: Costa Smeralda; " +
    "PMO Palermo: Falcone-Borsellino; PSA Pisa: Galileo Galilei; RMI Rimini; " +
    "SUF Lamezia Terme; TPS Trapani: Birgi; TRN Turin: Caselle; TRS Trieste; " +
    "TSF Venice: Treviso; VCE Venice: Marco Polo; VRN Verona: Villafranca",
  "Europe/Sarajevo": "SJJ Sarajevo",
  "Europe/Skopje": "SKP Skopje",
  "Europe/Sofia": "BOJ Burgas; SOF Sofia; VAR Varna",
  "Europe/Stockholm":
    "ARN Stockholm: Arlanda; BMA Stockholm: Bromma; GOT Gothenburg: Landvetter; LLA Luleå; " +
    "MMX Malmö; NYO Stockholm: Skavsta",
  "Europe/Tallinn": "TLL Tallinn",
  "Europe/Tirane": "TIA Tirana",
  "Europe/Vienna": "GRZ Graz; INN Innsbruck; KLU Klagenfurt; LNZ Linz; SZG Salzburg; VIE Vienna",
  "Europe/Vilnius": "KUN Kaunas; VNO Vilnius",
  "Europe/Warsaw":
    "GDN Gdańsk: Lech Wałęsa; KRK Kraków: John Paul II; KTW Katowice; POZ Poznań; " +
    "WAW Warsaw: Chopin; WMI Warsaw: Modlin; WRO Wrocław",
  "Europe/Zagreb": "DBV Dubrovnik; PUY Pula; SPU Split; ZAD Zadar; ZAG Zagreb",
  "Europe/Zurich": "BRN Bern; GVA Geneva; ZRH Zurich",
  "Indian/Antananarivo": "TNR Antananarivo: Ivato",
  "Indian/Mahe": "SEZ Seychelles",
  "Indian/Maldives": "MLE Malé: Velana",
  "Indian/Mauritius": "MRU Mauritius",
  "Indian/Mayotte": "DZA Mayotte: Dzaoudzi",
  "Indian/Reunion": "RUN Réunion: Roland Garros",
  "Pacific/Auckland": "AKL Auckland; CHC Christchurch; WLG Wellington; ZQN Queenstown",
  "Pacific/Fiji": "NAN Nadi",
  "Pacific/Guam": "GUM Guam",
  "Pacific/Honolulu": "HNL Honolulu: Daniel K. Inouye",
  "Pacific/Noumea": "NOU Nouméa: La Tontouta",
  "Pacific/Tahiti": "PPT Tahiti: Faa’a",
};

const FRENCH_CITIES: Record<string, string> = {
  "Abu Dhabi": "Abou Dabi",
  "Addis Ababa": "Addis-Abeba",
  Algiers: "Alger",
  Antwerp: "Anvers",
  Athens: "Athènes",
  Bahrain: "Bahreïn",
  Baku: "Bakou",
  Barcelona: "Barcelone",
  Basel: "Bâle",
  Beijing: "Pékin",
  Beirut: "Beyrouth",
  Bengaluru: "Bangalore",
  Bern: "Berne",
  Bologna: "Bologne",
  Bremen: "Brême",
  Brussels: "Bruxelles",
  Bucharest: "Bucarest",
  Cairo: "Le Caire",
  "Cape Town": "Le Cap",
  Cartagena: "Carthagène",
  Catania: "Catane",
  Chania: "La Canée",
  Chișinău: "Chisinau",
  Copenhagen: "Copenhague",
  Corfu: "Corfou",
  Dhaka: "Dacca",
  Dresden: "Dresde",
  Dubai: "Dubaï",
  Edinburgh: "Édimbourg",
  Fez: "Fès",
  Frankfurt: "Francfort",
  Geneva: "Genève",
  Genoa: "Gênes",
  Girona: "Gérone",
  Gothenburg: "Göteborg",
  "Gran Canaria": "Grande Canarie",
  Granada: "Grenade",
  Guangzhou: "Canton",
  "Guatemala City": "Guatemala",
  Guernsey: "Guernesey",
  Hamburg: "Hambourg",
  Hanoi: "Hanoï",
  Hanover: "Hanovre",
  Havana: "La Havane",
  Heraklion: "Héraklion",
  "Ho Chi Minh City": "Hô Chi Minh-Ville",
  "Isle of Man": "Île de Man",
  Jeddah: "Djeddah",
  Kathmandu: "Katmandou",
  Kefalonia: "Céphalonie",
  Kolkata: "Calcutta",
  Kraków: "Cracovie",
  Kuwait: "Koweït",
  Lisbon: "Lisbonne",
  London: "Londres",
  Luxor: "Louxor",
  Macau: "Macao",
  Madeira: "Madère",
  Malta: "Malte",
  Manila: "Manille",
  Marrakesh: "Marrakech",
  Mauritius: "Île Maurice",
  Medina: "Médine",
  Menorca: "Minorque",
  "Mexico City": "Mexico",
  Montreal: "Montréal",
  Mumbai: "Bombay",
  Murcia: "Murcie",
  Muscat: "Mascate",
  "New Orleans": "La Nouvelle-Orléans",
  Palermo: "Palerme",
  "Panama City": "Panama",
  Philadelphia: "Philadelphie",
  Pisa: "Pise",
  "Quebec City": "Québec",
  Riyadh: "Riyad",
  Réunion: "La Réunion",
  "Saint Martin": "Saint-Martin",
  Salzburg: "Salzbourg",
  "Santiago de Compostela": "Saint-Jacques-de-Compostelle",
  "Santo Domingo": "Saint-Domingue",
  Santorini: "Santorin",
  Seoul: "Séoul",
  Seville: "Séville",
  "Sharm el-Sheikh": "Charm el-Cheikh",
  Singapore: "Singapour",
  Tangier: "Tanger",
  Tashkent: "Tachkent",
  Tbilisi: "Tbilissi",
  "Tel Aviv": "Tel-Aviv",
  Tenerife: "Ténériffe",
  Thessaloniki: "Thessalonique",
  Valencia: "Valence",
  Venice: "Venise",
  Verona: "Vérone",
  Vienna: "Vienne",
  Warsaw: "Varsovie",
  Yangon: "Rangoun",
  Yerevan: "Erevan",
  Zakynthos: "Zante",
  İzmir: "Izmir",
};

/** Truthful until the owner writes where the lane is and when it opens. */
const LANE = { en: "At the security check", fr: "Au contrôle de sûreté" };
const HOURS = { en: "Ask us for the hours", fr: "Horaires sur demande" };

export const listKnownAirports = (): Airport[] =>
  Object.entries(BY_ZONE).flatMap(([zone, airports]) =>
    airports.split("; ").map((text) => {
      const [code = "", city = "", name] = text.split(/(?<=^[A-Z]{3}) |: /);
      const french = FRENCH_CITIES[city] ?? city;
      return {
        code,
        names: name
          ? {
              en: `${city} ${name}`,
              fr: `${french}${french.includes(" ") ? "\u00a0– " : "-"}${name}`,
            }
          : { en: city, fr: french },
        city: { en: city, fr: french },
        zone,
        lane: LANE,
        hours: HOURS,
      };
    }),
  );
