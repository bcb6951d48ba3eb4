-- Brands that were there before these settings keep what they did: photos show at once, nothing is advertised.
UPDATE "brands" SET "settings" = '{"photo_review": "auto", "contact_data": "allow", "advertisements": []}'::jsonb || "settings";
